import { loadQuery } from 'react-relay/hooks';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { Root } from './App.tsx';
import { gameRoute } from './screens/game/game.route.ts';
import { homeRoutes } from './screens/home/home.route.ts';
import { lobbyRoutes } from './screens/lobby/lobby.route.ts';
import { notFoundRoute } from './screens/notFound/notFound.route.ts';
import { registerRoutes } from './screens/register/register.route.ts';
import { AppFault } from './screens/status/AppFault.tsx';
import { ContentFault } from './screens/status/ContentFault.tsx';
import viewerQuery, { type useViewerQuery } from './shell/__generated__/useViewerQuery.graphql.ts';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { rootRouteId } from './shell/useViewer.ts';

/**
 * Every address of the site. The root starts the one viewer query; each screen starts its one public query. What a
 * screen throws is met inside the shell, what the shell throws by the application's own boundary.
 */
export const createRoutes = (environment: IEnvironment): RouteObject[] => [
  {
    id: rootRouteId,
    loader: () => loadQuery<useViewerQuery>(environment, viewerQuery, {}),
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: AppFault,
    HydrateFallback: ShellSkeleton,
    children: [
      {
        ErrorBoundary: ContentFault,
        children: [
          ...homeRoutes(environment),
          ...lobbyRoutes(environment),
          ...registerRoutes(environment),
          gameRoute(environment),
          notFoundRoute(environment),
        ],
      },
    ],
  },
];
