# brass
