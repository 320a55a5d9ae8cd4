import type { RouterProviderProps } from 'react-router-dom';

/** Resolves once the first address has its screen: its code is there, and its query has been answered or has had its time. */
export async function untilReady(router: Pick<RouterProviderProps['router'], 'state' | 'subscribe'>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((done) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}
