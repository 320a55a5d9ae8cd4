import { useEffect, useState } from 'react';
import { verifierCache, verifierPath } from '../../serviceWorker/keptPages.ts';

const find = async (): Promise<boolean> => {
  const kept = await (await caches.open(verifierCache)).match(verifierPath);
  return kept !== undefined && navigator.serviceWorker.controller !== null;
};

/**
 * Has the service worker keep the verifier while there is a connection, for when there is none. Whether it has one then; undefined until
 * that is known, or while nobody needs it.
 */
export function useKeptVerifier(verifier: string | null | undefined, isOnline: boolean): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    if (isOnline) {
      setKept(undefined);
      // A browser without a worker keeps nothing.
      if (verifier && 'serviceWorker' in navigator)
        navigator.serviceWorker.ready.then(
          ({ active }) => active?.postMessage({ verifier }),
          () => undefined,
        );
      return;
    }
    find().then(setKept, () => setKept(false));
  }, [verifier, isOnline]);
  return isKept;
}
