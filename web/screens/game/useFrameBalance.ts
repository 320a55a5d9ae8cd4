import { type RefObject, useEffect } from 'react';
import { useViewer } from '../../session/useViewer.ts';
import { tellFrame } from '../../ui/tellFrame.ts';

/** Tells the game that money has moved, as by a deposit that was made over it: it asks its own server how much there is now. */
export function useFrameBalance(frame: RefObject<HTMLIFrameElement | null>): void {
  const amount = useViewer()?.balance?.amount;
  useEffect(() => {
    // At first there is no page yet that would hear it.
    tellFrame(frame.current, { type: 'site:balance' });
  }, [amount, frame]);
}
