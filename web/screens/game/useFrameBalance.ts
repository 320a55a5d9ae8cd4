import { type RefObject, useEffect } from 'react';
import type { PanelKey } from '../../overlays/panelKeys.ts';
import { useViewer } from '../../session/useViewer.ts';
import { tellFrame } from '../../ui/tellFrame.ts';

/**
 * Tells the game that money has moved, as by a deposit that was made over it: it asks its own server how much there is now. What goes from one
 * wallet to another leaves the balance as it was, so the game is told as well when the `panel` over it is another one, or none any more.
 */
export function useFrameBalance(frame: RefObject<HTMLIFrameElement | null>, panel: PanelKey | null): void {
  const amount = useViewer()?.balance?.amount;
  useEffect(() => {
    // At first there is no page yet that would hear it.
    tellFrame(frame.current, { type: 'site:balance' });
  }, [amount, frame, panel]);
}
