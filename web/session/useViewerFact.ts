import { useCallback, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { onViewerChange } from './viewer.ts';

/** What `read` says of the viewer, and anew with every change. It does not suspend: the header does already, and React tries two such places in turn without a pause. */
export function useViewerFact<Fact extends boolean | string | null | undefined>(read: (environment: IEnvironment) => Fact): Fact {
  const environment = useRelayEnvironment();
  const subscribe = useCallback((listener: () => void) => onViewerChange(environment, listener), [environment]);
  return useSyncExternalStore(subscribe, () => read(environment));
}
