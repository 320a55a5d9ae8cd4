/** How often a picture is asked for before its place is taken by the default icon. */
export const imageAttempts = 3;
/** Addresses whose outcome is remembered; the longest unused is forgotten first. */
export const imageCacheEntries = 200;
/** A picture is fetched when it is within this multiple of the viewport's height. */
export const imagePreloadFactor = 1.3;
/** Share of the picture that must be within that distance. */
export const imageObserverThreshold = 0.1;

export type ImageOutcome = 'loaded' | 'failed';

export interface ImageOutcomes {
  get(url: string): ImageOutcome | undefined;
  set(url: string, outcome: ImageOutcome): void;
}

/** Remembers which pictures have arrived and which never will, so that a tile that comes back neither waits nor asks again. */
export function createImageOutcomes(capacity = imageCacheEntries): ImageOutcomes {
  const outcomes = new Map<string, ImageOutcome>();
  return {
    get(url) {
      const outcome = outcomes.get(url);
      if (outcome) {
        outcomes.delete(url);
        outcomes.set(url, outcome);
      }
      return outcome;
    },
    set(url, outcome) {
      outcomes.delete(url);
      outcomes.set(url, outcome);
      const oldest = outcomes.keys().next();
      if (outcomes.size > capacity && !oldest.done) outcomes.delete(oldest.value);
    },
  };
}

/** The address of an attempt: the second and later ones carry a mark, or the browser would repeat its cached failure. */
export function attemptUrl(url: string, attempt: number): string {
  if (attempt === 1) return url;
  return `${url}${url.includes('?') ? '&' : '?'}attempt=${attempt}`;
}
