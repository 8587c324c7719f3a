# Patchwork
