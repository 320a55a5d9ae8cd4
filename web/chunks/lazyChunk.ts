import { type ComponentType, createElement, lazy, useState } from 'react';
import { latestAttempt } from '../attempts/attempts.ts';

export interface LazyChunk<Props> {
  /** Fetches the code; asked again, it is the same. */
  load(): Promise<unknown>;
  /** The component: itself where its code was fetched before, else one that fetches it. Ask once for each time it opens. */
  part(): ComponentType<Props>;
}

/** A component of a part of the code. One that did not come is fetched anew by whoever opens it after the failure was met. */
export function lazyChunk<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyChunk<Props> {
  let fetched: { readonly default: ComponentType<Props> } | undefined;
  const load = async () => (fetched ??= { default: await fetchPart() });
  const begin = () => {
    let failedAt: number | undefined;
    const later = lazy(() =>
      load().catch((cause: unknown) => {
        failedAt = latestAttempt();
        throw cause;
      }),
    );
    // A failed attempt stays until a boundary has shown the failure: a new one for every drawing would ask without end.
    return { later, isSpent: () => failedAt !== undefined && failedAt !== latestAttempt() };
  };
  let attempt = begin();
  return {
    load,
    part() {
      // React's `lazy` would wait for it even so, and for 300 ms.
      if (fetched) return fetched.default;
      if (attempt.isSpent()) attempt = begin();
      return attempt.later;
    },
  };
}

/** `lazyChunk` as the component itself: for every part of the code, since React's own `lazy` remembers for good what could not be fetched once. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { part } = lazyChunk(fetchPart);
  return function Part(props: Props) {
    const [Fetched] = useState(part);
    return createElement(Fetched, props);
  };
}
