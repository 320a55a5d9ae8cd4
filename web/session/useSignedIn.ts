import { useCallback, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { isSignedIn, onViewerChange } from './viewer.ts';

/**
 * Whether somebody is signed in; `undefined` while the gateway has not said so. It does not suspend: the header does
 * already, and React tries two such places in turn without a pause.
 */
export function useSignedIn(): boolean | undefined {
  const environment = useRelayEnvironment();
  const subscribe = useCallback((listener: () => void) => onViewerChange(environment, listener), [environment]);
  return useSyncExternalStore(subscribe, () => isSignedIn(environment));
}
