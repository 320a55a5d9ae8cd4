import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { NetworkParts } from './network.ts';

/**
 * Subscriptions are streams of events, which all tabs of a browser share. `sharedBy` in a subscription's metadata names who follows it: tabs
 * of one browser may be a moment apart in knowing who is signed in. What reads them comes once there is one.
 */
export function createSubscribe({
  balanceOrder,
  ...parts
}: Pick<NetworkParts, 'language' | 'balanceOrder' | 'onErrors'>): SubscribeFunction {
  return (operation, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const next = (payload: GraphQLResponse): void => sink.next(balanceOrder.told(payload, balanceOrder.now()));
      let stop: (() => void) | undefined;
      let isOver = false;
      loadChunk(() => import('./sharedStream.ts')).then(({ shareStream }) => {
        if (!isOver)
          stop = shareStream({ ...parts, operation, variables, sharedBy: String(cacheConfig.metadata?.['sharedBy'] ?? '') }, next);
      }, sink.error);
      return () => {
        isOver = true;
        stop?.();
      };
    });
}
