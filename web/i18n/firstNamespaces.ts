/** What the shell and the public screens need; other namespaces come with what uses them. */
export const firstNamespaces = ['common', 'home', 'lobby', 'shell', 'status'] as const;

/** The first texts of a language; one that lies over another leaves out what it says alike. */
export type FirstTexts = Readonly<Record<(typeof firstNamespaces)[number], object>>;
