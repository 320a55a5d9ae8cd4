import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';
import { compressAssets } from './scripts/building/compressAssets.ts';
import { importDirectly } from './scripts/building/importDirectly.ts';
import { paintFirst } from './scripts/building/paintFirst.ts';
import { pagesFile } from './scripts/building/pagesFile.ts';
import { serviceWorkerFile } from './scripts/building/serviceWorkerFile.ts';
import { slimRelay } from './scripts/building/slimRelay.ts';

/** Chunks that outlive a deployment: what a player has fetched of them stays good. */
const vendors = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Without what `relay/usePaginationFragment.ts` brings.
  {
    name: 'relay',
    test: /node_modules\/(react-relay\/(?!lib\/relay-hooks\/(?:use(?:Pagination|Refetchable|LoadMore)|getConnectionState))|(relay-runtime|fbjs|invariant|nullthrows|@babel\/runtime)\/)/,
  },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
  // Without its `Trans`, and the parser that belongs to that: no public screen says a sentence with a link in it before its content.
  { name: 'i18n', test: /node_modules\/(i18next\/|react-i18next\/(?!dist\/es\/Trans)|use-sync-external-store\/)/ },
];

/** The site's own folder, wherever the repository lies: it may lie in one of the same name. */
const site = RegExp.escape(fileURLToPath(new URL('./web/', import.meta.url)));

/** Modules of the site by their folders and names, from `web/` on. */
const ours = (names: string): RegExp => new RegExp(`^${site}(?:${names})`);

/** Parts of the shell that come once the page stands, or when they are asked for: what they alone bring is no part of a first visit. */
const onceItStands = [
  'sideMenu/extras/',
  'header/(?:__generated__/)?VisitLines',
  'customerService/',
  'promoBar/PromoBar\\.',
  'footer/PartnerButton\\.',
].join('|');
const whenAskedFor = ['announcements/(?!useAnnouncementAddress)', 'download/'].join('|');

/** What every public screen needs is one request, not one for every module that two of them share. */
const application = [
  // The entry stays a chunk of its own: the manifest names it.
  { name: 'shell', tags: ['$initial' as const], test: ours('(?!main\\.tsx|index\\.html)') },
  {
    name: 'public',
    test: ours(
      `shell/(?!${onceItStands}|${whenAskedFor})|launch/|session/useOnTrial|panels/memberCentre/betRecord/invalidateBets|relay/(?!sharedStream|readStream|sendPicture|useGrowingList|usePaginationFragment)|ui/(?:Rail|whenIdle|Carousel/Carousel\\.)`,
    ),
  },
];

/** Texts that are asked for together, of each language in a file of its own. */
const textsOf = (occasion: string, namespaces: string) => ({
  name: (file: string) => `${occasion}-${/locales\/(\w+)\//.exec(file)?.[1]}`,
  test: ours(`i18n/locales/\\w+/(?:${namespaces})\\.json`),
});

/** So is what comes later, by the occasion that it comes on. Each part for itself, they were half of a first visit's requests. */
const occasions = [
  { name: 'home', test: ours('screens/home/(?:HomeScreen|VendorRail|shelfMemory)') },
  { name: 'notices', test: ours('screens/home/notices/(?!HomeNotices)') },
  textsOf('bars', 'chat|menu|notices'),
  textsOf('login', 'auth|login|verification'),
  // Without what brings a library with it.
  {
    name: 'ui',
    test: new RegExp(
      `node_modules/lucide-react/|${ours('ui/(?!AriaWords|FormattedText|Captcha|DialCodePicker|CodeField)|i18n/formatStamp').source}`,
    ),
    minShareCount: 2,
  },
  { name: 'extras', test: ours(`shell/(?:${onceItStands})|chat/(?:UnreadBadge|unreadChat|ChatEntry)|serviceWorker/startServiceWorker`) },
  { name: 'forms', test: /node_modules\/react-hook-form\// },
  { name: 'timeZone', test: ours('session/(?:__generated__/)?useTimeZone') },
  {
    name: 'identity',
    test: ours('ui/Captcha/|identity/(?!MobileCodeFields|verification/(?!use(?:Captcha|Challenge|Throttle)))'),
    minShareCount: 2,
  },
  { name: 'codes', test: ours('ui/(?:DialCodePicker|CodeField)/|identity/'), minShareCount: 2 },
  { name: 'login', test: ours('dialogs/login/(?!Sms|(?:__generated__/)?useLog(?:InBySms|inCode))') },
  { name: 'live', test: ours('session/(?:__generated__/)?follow|relay/(?:shared|read)Stream') },
  { name: 'gate', test: ours('overlays/(?:PanelGate|TrueAccountDialog)') },
  {
    name: 'memberCentre',
    test: ours('panels/memberCentre/(?:MemberCentre\\.|(?:[a-zA-Z]+/)?__generated__/\\w+PageQuery|\\w+/\\w+Filter\\.ts)'),
  },
  { name: 'limits', test: ours('panels/memberCentre/limits/Limits(?:Prompt|Page\\.module)') },
  { name: 'records', test: ours('panels/memberCentre/(?:record/|\\w+\\.|\\w+/limitWords)'), minShareCount: 2 },
];

/** The router's package names only the one of its two builds that warns developers. */
const quietRouter = (): Plugin => ({
  name: 'quiet-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        ['react-router', 'index.mjs'],
        ['react-router/dom', 'dom-export.mjs'],
      ].map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url)),
      })),
    },
  }),
});

/** Beginnings of the paths that are asked of the gateway while working: operations, the bar of GraphiQL, pictures that members send. */
const ofGateway = ['/graphql', '/graphiql', '/uploads'];

export default defineConfig({
  root: 'web',
  plugins: [relay, react(), quietRouter(), slimRelay(), importDirectly(), paintFirst(), pagesFile(), serviceWorkerFile(), compressAssets()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(ofGateway.map((path) => [path, process.env['GATEWAY_ORIGIN'] ?? 'http://localhost:3000'])),
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // An inlined asset would need `data:` in the content policy, and the polyfill an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [...vendors, ...application, ...occasions] } },
      // On a slow machine whoever starts the site for the first time would read twenty lines of them.
      checks: { bundlerTimings: false },
    },
  },
});
