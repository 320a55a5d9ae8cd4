import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LobbyAddress } from './useLobbyFilters.ts';

/** Whether a page is behind the last one, to which it then leads: an old address, or one that was written by hand; there are fewer pages by now. */
export function useLeadToLast({ hrefOf }: LobbyAddress, page: number, last: number): boolean {
  const navigate = useNavigate();
  const isBehind = last > 0 && page > last;
  const lead = useEffectEvent(() => void navigate(hrefOf({ page: last }), { replace: true }));
  useEffect(() => {
    if (isBehind) lead();
  }, [isBehind, last]);
  return isBehind;
}
