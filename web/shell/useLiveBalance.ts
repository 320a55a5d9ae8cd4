import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';

/** Keeps the balance on screen as it is, for as long as its member is signed in. Its code comes after the page is drawn. */
export function useLiveBalance(memberId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    // Without it the balance is the one that was asked for last, as it can be asked for again by hand.
    import('../live/followBalance.ts').then(
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
