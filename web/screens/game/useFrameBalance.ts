import { type RefObject, useEffect } from 'react';
import { useViewer } from '../../session/useViewer.ts';

/**
 * Tells the game that money has moved, as by a deposit that was made over it: it asks its own server how much there is now. The message has no amount in
 * it, so it may be read by whatever page is in the frame.
 */
export function useFrameBalance(frame: RefObject<HTMLIFrameElement | null>): void {
  const amount = useViewer()?.balance?.amount;
  useEffect(() => {
    // At first there is no page yet that would hear it.
    frame.current?.contentWindow?.postMessage({ type: 'site:balance' }, '*');
  }, [amount, frame]);
}
