import { loadQuery } from 'react-relay/hooks';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import query, { type useViewerQuery } from './__generated__/useViewerQuery.graphql.ts';
import { rootRouteId } from './useViewer.ts';

/**
 * The root route's part in knowing who is signed in: its loader starts the one viewer query of the application. It runs
 * once, and again only after it has failed; then any navigation or retry is a new attempt.
 */
export function viewerRoute(environment: IEnvironment): Pick<RouteObject, 'id' | 'loader' | 'shouldRevalidate'> {
  let hasFailed = false;
  return {
    id: rootRouteId,
    loader: () => {
      hasFailed = false;
      const started = loadQuery<useViewerQuery>(environment, query, {});
      started.source?.subscribe({
        error: () => {
          hasFailed = true;
        },
      });
      return started;
    },
    shouldRevalidate: () => hasFailed,
  };
}
