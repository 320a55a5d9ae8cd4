import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const persisted = Object.entries(
  JSON.parse(readFileSync(new URL('../../web/relay/persisted.json', import.meta.url), 'utf8')) as Record<string, string>,
);
const addressOf = (query: string, variables: object) =>
  `/graphql?${new URLSearchParams({ id: persisted.find(([, text]) => text.startsWith(`query ${query}`))?.[0] ?? '', variables: JSON.stringify(variables) })}`;
export const home = addressOf('HomeScreenQuery', {});
export const lobby = addressOf('LobbyScreenQuery', { bannerGroup: 'RNG', category: 'RNG', page: 1 });
export const viewer = addressOf('useViewerQuery', {});
/** The page as it was built, before anything is put into it. */
export const built =
  '<!doctype html><html lang="vi-VN" data-cdn-bucket="0"><head><title>Games</title><meta name="description" content="" /><link rel="icon" href="/mark.svg" /><script>1</script></head><body><div id="root"><div class="waiting-banner"></div></div></body></html>';
const route = (address: string, anySearch: boolean, name: string, canonical: string) => ({
  canonical,
  address,
  anySearch,
  modules: [`/assets/${name}.js`],
  styles: [`/assets/${name}.css`],
});
const description = {
  routes: {
    '/': route(home, true, 'Home', '/'),
    '/home': route(home, true, 'Home', '/'),
    '/rng': route(lobby, false, 'Lobby', '/rng'),
    '/mine': route(viewer, true, 'Mine', '/mine'),
  },
  languages: {
    TY: { locale: 'vi-VN', modules: ['/assets/TY.js', '/assets/VI.js'] },
    EN: { locale: 'en-GB', modules: ['/assets/EN.js'] },
    TH: { locale: 'th-TH', modules: ['/assets/TH.js'] },
  },
  narrowScreen: '(max-width: 599px)',
};

/** A folder as the build leaves it, with a page and the description of three routes; whoever asks for it removes it. */
export function writeBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-page-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), built);
  writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify(description));
  return folder;
}
