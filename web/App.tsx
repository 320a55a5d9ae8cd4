import { type ReactNode, StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { i18n as I18n } from 'i18next';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { lazyPart } from './chunks/lazyChunk.ts';
import { loadChunk } from './chunks/loadChunk.ts';
import { AppUpdates } from './AppUpdates.tsx';
import type { OfflineAnswers } from './relay/offlineAnswers.ts';
import { OfflineAnswersProvider } from './shell/connection/ConnectionNotice.tsx';
import { type Closure, ClosureProvider, useClosure } from './shell/closure.tsx';
import { Overlays } from './Overlays.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { ImgProvider } from './ui/Img/ImgContext.tsx';
import { ToastProvider } from './ui/Toaster/toasts.tsx';

export interface AppParts {
  environment: IEnvironment;
  i18n: I18n;
  router: RouterProviderProps['router'];
  closure: Closure;
  /** What is shown while there is no connection; left out, nothing is. */
  offlineAnswers?: OfflineAnswers;
}

const StatusScreen = lazyPart(async () => (await loadChunk(() => import('./screens/status/StatusScreen.tsx'))).StatusScreen);

/** The whole application over its parts. */
export function App({ environment, i18n, router, closure, offlineAnswers }: AppParts) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RelayEnvironmentProvider environment={environment}>
          <ImgProvider>
            <ToastProvider>
              <AppUpdates />
              <ClosureProvider closure={closure}>
                <WhileOpen>
                  <OfflineAnswersProvider offlineAnswers={offlineAnswers}>
                    <RouterProvider router={router} />
                  </OfflineAnswersProvider>
                </WhileOpen>
              </ClosureProvider>
            </ToastProvider>
          </ImgProvider>
        </RelayEnvironmentProvider>
      </I18nextProvider>
    </StrictMode>
  );
}

/** The site, or what stands in its place while this visitor is not let in. */
function WhileOpen({ children }: { children: ReactNode }) {
  const closed = useClosure();
  return closed ? (
    <Suspense fallback={<ShellSkeleton />}>
      <StatusScreen status={closed} />
    </Suspense>
  ) : (
    children
  );
}

/** The root route's element: the shell, and what lies over it. */
export function Root() {
  return (
    <Overlays fallback={<ShellSkeleton />}>
      <Shell />
    </Overlays>
  );
}
