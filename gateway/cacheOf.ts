import { LRUCache } from 'lru-cache';

/** Keeps up to `most` values, those used last. Room is made as it fills: by `max`, the library would make all of it before anything is kept. */
export const cacheOf = <Value extends object | string | boolean>(most: number): LRUCache<string, Value> =>
  new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 });
