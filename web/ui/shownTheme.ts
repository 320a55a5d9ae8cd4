/** The theme that the page has now, `light` or `dark`: for what is framed in it. */
export const shownTheme = (): string => document.documentElement.dataset['theme'] ?? 'light';
