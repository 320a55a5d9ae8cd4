import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadChunk } from '../chunks/loadChunk.ts';

/** Keeps the balance of a member on screen as it is; undefined follows nobody's. Its code comes after the page is drawn. */
export function useLiveBalance(memberId: string | undefined): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (memberId === undefined) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // Without it the balance is the one that was asked for last, as it can be asked for again by hand.
    loadChunk(() => import('./followBalance.ts')).then(
      ({ followBalance }) => {
        if (!isOver) stop = followBalance(environment, memberId);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [environment, memberId]);
}
