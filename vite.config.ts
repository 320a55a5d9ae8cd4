import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';
import { compressAssets } from './scripts/compressAssets.ts';
import { paintFirst } from './scripts/paintFirst.ts';
import { pagesFile } from './scripts/pagesFile.ts';
import { serviceWorkerFile } from './scripts/serviceWorkerFile.ts';
import { slimRelay } from './scripts/slimRelay.ts';

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

/** Parts of the shell that come once the page stands, or when they are asked for: what they alone bring is no part of a first visit. */
const laterShell = [
  'sideMenu/extras/',
  'announcements/(?!useAnnouncementAddress)',
  'header/(?:__generated__/)?VisitLines',
  'download/',
  'customerService/',
  'promoBar/PromoBar\\.',
  'footer/PartnerButton\\.',
].join('|');

/** What every public screen needs is one request, not one for every module that two of them share. */
const application = [
  // The entry stays a chunk of its own: the manifest names it.
  { name: 'shell', tags: ['$initial' as const], test: new RegExp(`^${site}(?!main\\.tsx|index\\.html)`) },
  {
    name: 'public',
    test: new RegExp(
      `^${site}(?:shell/(?!${laterShell})|launch/|relay/(?!sharedStream|readStream|sendPicture|usePaginationFragment)|ui/(?:Rail|whenIdle|Carousel/Carousel\\.))`,
    ),
  },
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

export default defineConfig({
  root: 'web',
  plugins: [relay, react(), quietRouter(), slimRelay(), paintFirst(), pagesFile(), serviceWorkerFile(), compressAssets()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': process.env['GATEWAY_ORIGIN'] ?? 'http://localhost:3000' },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // An inlined asset would need `data:` in the content policy, and the polyfill an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { codeSplitting: { groups: [...vendors, ...application] } } },
  },
});
