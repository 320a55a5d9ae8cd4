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
  '<!doctype html><html lang="vi-VN" data-cdn-bucket="0"><head><title>Games</title><meta name="description" content="" /><link rel="icon" href="/mark.svg" /><script>1</script></head><body><div id="root"><div class="waiting-banner"></div></div><noscript><p class="waiting-slow needs-script"></p></noscript><p class="waiting-slow" role="status"></p></body></html>';
const route = (address: string, anySearch: boolean, name: string, page: string) => ({
  page,
  address,
  anySearch,
  modules: [`/assets/${name}.js`],
  styles: [`/assets/${name}.css`],
});
const wording = (slots: string, notFound: string) => ({
  texts: {
    '/': { title: '{{brand}}', description: `${slots}.` },
    '/rng': { title: `${slots} · {{brand}}`, description: `${slots} "{{brand}}".` },
    notFound: { title: notFound, description: notFound },
  },
  shortcuts: [{ name: slots, url: '/rng' }],
  slow: `${slots} …`,
  needsScript: `${slots} !`,
  starting: `${slots}!`,
});
const description = {
  routes: {
    '/': route(home, true, 'Home', '/'),
    '/home': route(home, true, 'Home', '/'),
    '/rng': route(lobby, false, 'Lobby', '/rng'),
    '/mine': route(viewer, true, 'Mine', '/mine'),
  },
  pages: [
    { path: '/', isListed: true, takesParameter: false },
    { path: '/rng', isListed: true, category: 'RNG', takesParameter: false },
    { path: '/esports', isListed: true, category: 'ESPORTS', takesParameter: false },
    { path: '/pointMall', isListed: true, takesParameter: false },
    { path: '/mine', isListed: false, takesParameter: false },
    { path: '/login/social', isListed: false, takesParameter: true },
  ],
  overlayNames: '^(?:panel|dialog)(?:\\.|$)',
  languages: {
    TY: { locale: 'vi-VN', modules: ['/assets/TY.js', '/assets/VI.js'], ...wording('Nổ hũ', 'Không tìm thấy trang') },
    VI: { locale: 'vi-VN', modules: ['/assets/VI.js'], ...wording('Nổ hũ', 'Không tìm thấy trang') },
    EN: { locale: 'en-GB', modules: ['/assets/EN.js'], ...wording('Slots', 'Page not found') },
    TH: { locale: 'th-TH', modules: ['/assets/TH.js'], ...wording('สล็อต', 'ไม่พบหน้า') },
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
