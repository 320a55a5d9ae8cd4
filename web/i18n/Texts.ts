/** What one namespace says, by key; keys may lie within one another. */
export type Texts = { [key: string]: string | Texts };
