import { type RefObject, useEffect, useRef } from 'react';
import { useViewer } from '../../session/useViewer.ts';

/**
 * Tells the game that money has moved, as by a deposit that was made over it: it asks its own server how much there is now. The message has no amount in
 * it, so it may be read by whatever page is in the frame.
 */
export function useFrameBalance(frame: RefObject<HTMLIFrameElement | null>): void {
  const amount = useViewer()?.balance?.amount;
  const told = useRef(amount);
  useEffect(() => {
    if (told.current === amount) return;
    told.current = amount;
    frame.current?.contentWindow?.postMessage({ type: 'site:balance' }, '*');
  }, [amount, frame]);
}
