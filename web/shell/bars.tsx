import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../ui/afterPaint.ts';
import { useStoredFlag } from './useStoredFlag.ts';

/** What lies around header and screen beyond what is needed: the words of the side menu on the left, news of the house on top. */
export interface Bars {
  /** The side menu is as narrow as its signs. */
  readonly isMini: boolean;
  /** It was asked for: what was pressed says so at once. */
  readonly isMiniWanted: boolean;
  /** Bars above the header may be shown. */
  readonly isTopShown: boolean;
  /**
   * Shows the menu the other way once what was pressed has answered: all of the page is laid out anew, which takes a slow processor
   * 200 ms. Pressed again before, it stays as it was.
   */
  toggle(): void;
}

const BarsContext = createContext<Bars | null>(null);

/**
 * Mini and expanded are the visitor's choice and outlive the visit. On a screen that wants the room (`isForced`) both bars are away
 * until they are called for, and that is forgotten with the screen. The head's script applies the same before anything is painted.
 */
export function BarsProvider({ isForced, children }: { isForced: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const [isStoredMini, storeMini] = useStoredFlag('sideMini');
  const [calledAt, setCalledAt] = useState<string | null>(null);
  const isCalled = calledAt === pathname;
  const isMini = isForced ? !isCalled : isStoredMini;
  if (calledAt !== null && !isCalled) setCalledAt(null);

  useLayoutEffect(() => {
    document.documentElement.dataset['side'] = isMini ? 'mini' : 'expanded';
  }, [isMini]);

  const [wanted, setWanted] = useState<boolean | null>(null);
  const callOff = useRef<() => void>(undefined);
  useLayoutEffect(() => () => callOff.current?.(), []);

  const bars = useMemo<Bars>(() => {
    const follow = () => {
      setWanted(null);
      if (isForced) setCalledAt(isCalled ? null : pathname);
      else storeMini(!isStoredMini);
    };
    return {
      isMini,
      isMiniWanted: wanted ?? isMini,
      isTopShown: !isForced || isCalled,
      toggle() {
        callOff.current?.();
        setWanted(wanted === null ? !isMini : null);
        if (wanted === null) callOff.current = afterPaint(follow);
      },
    };
  }, [isForced, isCalled, isMini, isStoredMini, pathname, storeMini, wanted]);
  return <BarsContext value={bars}>{children}</BarsContext>;
}

export function useBars(): Bars {
  const bars = use(BarsContext);
  if (!bars) throw new Error('useBars is used outside of BarsProvider');
  return bars;
}
