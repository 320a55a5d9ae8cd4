import { keptAtHeader, pageCache } from '../serviceWorker/keptPages.ts';

/** The newest answers of the public screens that stand for the site, for when there is no connection. None holds anything of a member. */
export interface OfflineAnswers {
  keep(operation: string, address: string, answer: object): void;
  /** The same for what came with the page, which may be a kept one, of the time when that was. */
  keepFirst(operation: string, address: string, answer: object): void;
  /** Nobody could be reached, so what came with the page is of the time when it was kept. */
  lost(): void;
  /** What was kept for an address; undefined where nothing was. It is then what is shown, and `shownFrom` says from when. */
  find(operation: string, address: string): Promise<object | undefined>;
  /** When what is on screen was answered, in milliseconds since 1970; null while it is of now. */
  shownFrom(): number | null;
  subscribe(listener: () => void): () => void;
}

const answerCache = 'answers';
/** Every filter and page of a lobby has an address of its own: the last ones are what somebody would come back to. */
const maxKept = 40;
/** Each asks for root fields alone that are the same for everybody. */
const kept: ReadonlySet<string> = new Set(['HomeScreenQuery', 'LobbyScreenQuery', 'VerifyScreenQuery']);

/** `path` is that of the page as it was loaded. */
export function createOfflineAnswers(
  storage: Pick<CacheStorage, 'open'> | undefined,
  path: string,
  now: () => number = Date.now,
): OfflineAnswers {
  let from: number | null = null;
  /** What is shown came with the page. */
  let isFirst = false;
  const listeners = new Set<() => void>();
  const show = (time: number | null): void => {
    if (time === from) return;
    from = time;
    for (const listener of listeners) listener();
  };
  const put = async (address: string, answer: object, time: number): Promise<void> => {
    const cache = await storage?.open(answerCache);
    await cache?.put(address, Response.json(answer, { headers: { [keptAtHeader]: String(time) } }));
    // In the order in which they were put there.
    const all = (await cache?.keys()) ?? [];
    for (const oldest of all.slice(0, -maxKept)) await cache?.delete(oldest);
  };
  /** When the page itself was kept: at this visit, or at an earlier one where nobody could be reached. */
  const pageTime = async (): Promise<number | null> => {
    const page = await (await storage?.open(pageCache))?.match(path, { ignoreVary: true });
    const time = Number(page?.headers.get(keptAtHeader) ?? 0);
    return time > 0 ? time : null;
  };
  return {
    keep(operation, address, answer) {
      if (!kept.has(operation)) return;
      isFirst = false;
      show(null);
      // A browser that keeps nothing is one without this.
      put(address, answer, now()).catch(() => undefined);
    },
    keepFirst(operation, address, answer) {
      if (!kept.has(operation)) return;
      isFirst = true;
      pageTime()
        .then((time) => put(address, answer, time ?? now()))
        .catch(() => undefined);
    },
    lost() {
      if (!isFirst) return;
      pageTime().then(
        (time) => isFirst && show(time),
        () => undefined,
      );
    },
    async find(operation, address) {
      if (!kept.has(operation)) return undefined;
      const found = await storage
        ?.open(answerCache)
        .then((cache) => cache.match(address))
        .catch(() => undefined);
      if (!found) return undefined;
      isFirst = false;
      show(Number(found.headers.get(keptAtHeader)));
      return (await found.json()) as object;
    },
    shownFrom: () => from,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
