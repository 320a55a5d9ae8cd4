/** What of a worker's world is used here: the compiler knows that of a page. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown; waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}
const worker = self as unknown as Worker;

/*
 * Keeps the verifier and nothing else of this origin: whoever has opened it once can check a round by its seeds without a connection.
 * What is asked of the platform never goes through here.
 */
const kept = () => caches.open('verifier');
const page = '/games/verify';
/** Named by their content, or drawn once for all: what is kept of them is what they are. */
const isFile = (path: string): boolean => /^\/(games\/assets|art\/symbols)\//.test(path);

/** The page as it is now; without a way to it, as it was last. */
async function freshPage(request: Request): Promise<Response> {
  const cache = await kept();
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(page, answer.clone());
    return answer;
  } catch (lost) {
    const last = await cache.match(page, { ignoreVary: true });
    if (last) return last;
    throw lost;
  }
}

async function keptFile(request: Request): Promise<Response> {
  const cache = await kept();
  const before = await cache.match(request, { ignoreVary: true });
  if (before) return before;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && pathname === page) event.respondWith(freshPage(request));
  else if (isFile(pathname)) event.respondWith(keptFile(request));
});
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('files' in data) || !Array.isArray(data.files)) return;
  const wanted = new Set([page, ...data.files.filter((file: unknown): file is string => typeof file === 'string' && isFile(file))]);
  // What the page had loaded before there was a worker; what an older one had is of no use any more.
  const settle = async () => {
    const cache = await kept();
    for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
    for (const file of wanted) if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file).catch(() => undefined);
  };
  event.waitUntil(settle());
});
