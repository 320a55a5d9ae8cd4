/** A category of games as the address names it. */
export interface CategoryRoute {
  readonly path: string;
  readonly category: 'RNG' | 'PVP' | 'LIVE' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'INHOUSE' | 'ELOTT';
}

/** One lobby per category, in the side menu's order. */
export const categoryRoutes: readonly CategoryRoute[] = [
  { path: '/inhouse', category: 'INHOUSE' },
  { path: '/elott', category: 'ELOTT' },
  { path: '/live', category: 'LIVE' },
  { path: '/sports', category: 'SPORTS' },
  { path: '/fish', category: 'FISH' },
  { path: '/rng', category: 'RNG' },
  { path: '/pvp', category: 'PVP' },
  { path: '/esports', category: 'ESPORTS' },
];

/** Where a category's lobby is. Both kinds of lottery share one; a category this site does not know has none. */
export function lobbyPath(category: string): string | undefined {
  const shown = category === 'LOTT' ? 'ELOTT' : category;
  return categoryRoutes.find((route) => route.category === shown)?.path;
}

/** A vendor's games in the lobby of a category; the whole lobby for a vendor without a code. */
export function vendorPath(category: string, code: string): string {
  const path = lobbyPath(category) ?? '/';
  return code ? `${path}?vendor=${encodeURIComponent(code)}` : path;
}
