import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { createI18n } from '../i18n/createI18n.ts';
import { Overlays } from '../Overlays.tsx';
import viewerQuery, { type useViewerQuery } from '../session/__generated__/useViewerQuery.graphql.ts';
import { rootRouteId } from '../session/useViewer.ts';
import { ImgProvider } from '../ui/Img/ImgContext.tsx';
import { ToastProvider } from '../ui/Toaster/toasts.tsx';
import { answer } from './answer.ts';

export { aMember } from './aMember.ts';

export interface Place {
  path: string;
  /** Screens under test; every other address shows its own name. */
  routes?: (environment: IEnvironment) => RouteObject[];
  viewer?: object | null;
  language?: string;
}

/** All there are, so that a place under test waits for none. */
const namespaces = Object.keys(import.meta.glob('../i18n/locales/EN/*.json')).map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** Opens an address with dialogs and panels above it, as a guest or as `viewer`, without the shell around it. */
export async function openPlace({ path, routes = () => [], viewer = null, language = 'EN' }: Place) {
  const environment = createMockEnvironment();
  const i18n = await createI18n(language, namespaces);
  const router = createMemoryRouter(
    [
      {
        id: rootRouteId,
        loader: () => loadQuery<useViewerQuery>(environment, viewerQuery, {}),
        shouldRevalidate: () => false,
        Component: Root,
        children: [...routes(environment), { path: '*', Component: Elsewhere }],
      },
    ],
    { initialEntries: [path] },
  );
  await act(async () => {
    render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RelayEnvironmentProvider environment={environment}>
            <ImgProvider>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </ImgProvider>
          </RelayEnvironmentProvider>
        </I18nextProvider>
      </StrictMode>,
    );
  });
  await answer(environment, 'useViewerQuery', { viewer });
  return { environment, i18n, router, address: () => router.state.location.pathname + router.state.location.search };
}

function Root() {
  return (
    <Overlays fallback="loading">
      <Outlet />
    </Overlays>
  );
}

function Elsewhere() {
  return <p>elsewhere</p>;
}

/** Presses what carries the name, as a person would who sees it. */
export async function press(name: string | RegExp, role = 'button') {
  const target = await screen.findByRole(role, { name });
  await act(async () => target.click());
}
