# london
