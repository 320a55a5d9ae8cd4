import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { Root } from './App.tsx';
import { redirectGuests } from './redirectGuests.ts';
import { downloadRoutes } from './screens/download/download.route.ts';
import { feedbackRoute } from './screens/feedback/feedback.route.ts';
import { gameRoute } from './screens/game/game.route.ts';
import { helpRoutes } from './screens/help/help.route.ts';
import { homeRoutes } from './screens/home/home.route.ts';
import { lobbyRoutes } from './screens/lobby/lobby.route.ts';
import { loginRoutes } from './screens/login/login.route.ts';
import { notFoundRoute } from './screens/notFound/notFound.route.ts';
import { passwordLinkRoute } from './screens/passwordLink/passwordLink.route.ts';
import { placeholderRoutes } from './screens/placeholder/placeholder.route.ts';
import { promotionsRoutes } from './screens/promotions/promotions.route.ts';
import { registerRoutes } from './screens/register/register.route.ts';
import { sitesRoute } from './screens/sites/sites.route.ts';
import { verifyRoute } from './screens/verify/verify.route.ts';
import { AppFault } from './screens/status/AppFault.tsx';
import { ContentFault } from './screens/status/ContentFault.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { viewerRoute } from './session/viewerRoute.ts';

/**
 * Every address of the site. The root starts the one viewer query; each screen starts its one public query. What a
 * screen throws is met inside the shell, what the shell throws by the application's own boundary.
 */
export const createRoutes = (environment: IEnvironment): RouteObject[] => [
  {
    ...viewerRoute(environment),
    Component: Root,
    ErrorBoundary: AppFault,
    HydrateFallback: ShellSkeleton,
    children: [
      {
        ErrorBoundary: ContentFault,
        children: redirectGuests([
          ...homeRoutes(environment),
          ...lobbyRoutes(environment),
          ...registerRoutes(environment),
          ...loginRoutes(environment),
          passwordLinkRoute(environment),
          gameRoute(environment),
          ...helpRoutes(environment),
          feedbackRoute(environment),
          ...promotionsRoutes(environment),
          ...placeholderRoutes(environment),
          ...downloadRoutes(environment),
          sitesRoute(environment),
          verifyRoute(environment),
          notFoundRoute(environment),
        ]),
      },
    ],
  },
];
