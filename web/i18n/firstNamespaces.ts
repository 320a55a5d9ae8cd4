/** What the shell and the public screens need; other namespaces come with what uses them. */
export const firstNamespaces = ['common', 'home', 'lobby', 'shell', 'status'] as const;
