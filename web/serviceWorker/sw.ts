import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pageCache, pageToKeep, verifierPath } from './keptPages.ts';
import { keepVerifier, keptVerifier } from './keptVerifier.ts';

/** What of a worker's world is used here: the compiler knows that of a page. */
interface Worker {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown; waitUntil(work: Promise<unknown>): void }) => void): void;
}
const worker = self as unknown as Worker;

/** Written by the build: the code that the shell and its public screens need, and every file that this version knows. */
declare const SHELL_FILES: readonly PrecacheEntry[];
declare const ALL_FILES: readonly string[];

/** Files of the site itself. Neither these nor its pages hold anything of anybody's, and nothing that is asked of the gateway comes by here. */
const fileCache = 'files';

precacheAndRoute([...SHELL_FILES]);
cleanupOutdatedCaches();

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: fileCache }));

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === verifierPath, keptVerifier);

/** A page as the gateway sends it; without a way to it the last one of that address, or any, which then draws the rest by itself. */
registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && !/^\/(graphql|wps|lgw|health)\b/.test(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // By its path alone: what stands behind it may name somebody, and changes nothing of the page.
        cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
        cacheWillUpdate: async ({ response }) => pageToKeep(response),
        handlerDidError: async () => caches.match('/', { cacheName: pageCache, ignoreVary: true }),
      },
    ],
  }),
);

worker.addEventListener('activate', (event) => {
  const forgetOldFiles = async () => {
    const kept = await caches.open(fileCache);
    const known = new Set(ALL_FILES);
    for (const { url } of await kept.keys()) if (!known.has(new URL(url).pathname)) await kept.delete(url);
  };
  // The first page of all was not loaded through here, and is kept for the next time all the same.
  const keepFirstPage = async () => {
    const pages = await caches.open(pageCache);
    if (await pages.match('/', { ignoreVary: true })) return;
    const page = pageToKeep(await fetch('/'));
    if (page) await pages.put('/', page);
  };
  event.waitUntil(
    Promise.all([
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
      forgetOldFiles(),
      keepFirstPage().catch(() => undefined),
    ]),
  );
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'takeOver') return void worker.skipWaiting();
  if (typeof data !== 'object' || data === null) return;
  // Whatever address is named: this file's policy lets it be fetched from the games' origin alone.
  if ('verifier' in data && typeof data.verifier === 'string') event.waitUntil(keepVerifier(data.verifier).catch(() => undefined));
  // Files that the page had loaded before there was a worker.
  if (!('files' in data) || !Array.isArray(data.files)) return;
  const files = data.files.filter((file) => ALL_FILES.includes(file));
  event.waitUntil(
    caches.open(fileCache).then(async (kept) => {
      for (const file of files) if (!(await caches.match(file))) await kept.add(file).catch(() => undefined);
    }),
  );
});
