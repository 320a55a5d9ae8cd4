import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useReopeningQuery } from './__generated__/useReopeningQuery.graphql.ts';
import { backOff } from './backOff.ts';

/**
 * Asks from time to time whether the site has opened, ever more rarely, and reloads the page once it has. `next` is
 * when it asks by itself again, in milliseconds since 1970; `null` while it is asking.
 */
export function useReopening(): { next: number | null; askNow: () => void } {
  const environment = useRelayEnvironment();
  const [next, setNext] = useState<number | null>(() => Date.now() + backOff(0));
  const attempts = useRef(0);

  const askNow = useCallback(() => {
    setNext(null);
    fetchQuery<useReopeningQuery>(
      environment,
      graphql`
        query useReopeningQuery @raw_response_type {
          siteAccess {
            status
            address
            country
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .then(
        (answer) => answer?.siteAccess?.status === 'NORMAL',
        () => false,
      )
      .then((isOpen) => {
        // Whatever was refused meanwhile has to be asked for anew, and the page is where that begins.
        if (isOpen) return location.reload();
        attempts.current += 1;
        setNext(Date.now() + backOff(attempts.current));
      });
  }, [environment]);

  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(askNow, Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next, askNow]);

  return { next, askNow };
}
