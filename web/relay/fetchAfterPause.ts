import type { Observer, Subscription } from 'relay-runtime';

/** How long typing must pause before anything is looked for, in milliseconds: no letter costs a question of its own. */
export const searchDelay = 250;

/** What `fetchQuery` returns. */
interface Fetched<Data> {
  subscribe(observer: Observer<Data>): Subscription;
}

/** Debounces what is looked for while somebody types. Returns what ends it: an answer that comes later than the next would take its place. */
export function fetchAfterPause<Data>(fetch: () => Fetched<Data>, observer: Observer<Data>): () => void {
  let asked: Subscription | undefined;
  const timer = setTimeout(() => (asked = fetch().subscribe(observer)), searchDelay);
  return () => {
    clearTimeout(timer);
    asked?.unsubscribe();
  };
}
