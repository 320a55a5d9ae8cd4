import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoredFlag } from './useStoredFlag.ts';

/** What lies around header and screen beyond what is needed: the words of the side menu on the left, news of the house on top. */
export interface Bars {
  /** The side menu is as narrow as its signs. */
  readonly isMini: boolean;
  /** Bars above the header may be shown. */
  readonly isTopShown: boolean;
  toggle(): void;
}

const BarsContext = createContext<Bars | null>(null);

/**
 * Mini and expanded are the visitor's choice and outlive the visit. On a screen that wants the room (`isForced`) both bars are away
 * until he calls for them, and that is forgotten with the screen. The head's script applies the same before anything is painted.
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

  const bars = useMemo<Bars>(
    () => ({
      isMini,
      isTopShown: !isForced || isCalled,
      toggle: () => (isForced ? setCalledAt(isCalled ? null : pathname) : storeMini(!isStoredMini)),
    }),
    [isForced, isCalled, isMini, isStoredMini, pathname, storeMini],
  );
  return <BarsContext value={bars}>{children}</BarsContext>;
}

export function useBars(): Bars {
  const bars = use(BarsContext);
  if (!bars) throw new Error('useBars is used outside of BarsProvider');
  return bars;
}
