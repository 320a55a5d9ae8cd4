import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, Variables } from 'relay-runtime';

/**
 * Variables of the record that is shown: those that are wanted, once there is something to show by them; until then the ones before stay.
 * What is known of them shows at once, and the newest is asked for beside it; for the first ones the panel's loader does that.
 */
export function useRecordVariables<Wanted extends Variables>(query: ConcreteRequest, wanted: Wanted) {
  const environment = useRelayEnvironment();
  const text = JSON.stringify(wanted);
  const shown = useDeferredValue(text);
  const asked = useRef(text);
  useEffect(() => {
    if (asked.current === text) return;
    asked.current = text;
    // A failure is met by whoever shows the record.
    fetchQuery(environment, query, JSON.parse(text) as Variables, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
  }, [environment, query, text]);
  const variables = useMemo(() => JSON.parse(shown) as Wanted, [shown]);
  return { variables, isBusy: text !== shown };
}
