import { Suspense, useEffect, useRef } from 'react';
import { useFragment, graphql } from 'react-relay/hooks';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Outlet, useLocation } from 'react-router-dom';
import type { Shell_query$key } from './__generated__/Shell_query.graphql.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { BarsProvider } from './bars.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionNotice } from './connection/ConnectionNotice.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { usePageHead } from './pageHead/usePageHead.ts';
import { LazyPromoBar } from './promoBar/LazyPromoBar.tsx';
import { SaidTitle } from './pageHead/SaidTitle.tsx';
import { ScreenScroll } from './ScreenScroll.tsx';
import { fullLayout, hasMenus } from './screenHandle.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { SideDrawer } from './sideMenu/SideDrawer.tsx';
import { SideMenu } from './sideMenu/SideMenu.tsx';
import { useScreenMatch } from './useScreenMatch.ts';
import { useShellQuery } from './useShellQuery.ts';
import { useWideScreen } from './useWideScreen.ts';
import styles from './Shell.module.css';

/** What stays while screens come and go: side menu, header, footer. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  usePageHead();
  const layout = useScreenMatch()?.layout ?? fullLayout;
  const isWide = useWideScreen();
  const query = useFragment<Shell_query$key>(
    graphql`
      fragment Shell_query on Query @argumentDefinitions(hasMenus: { type: "Boolean!", defaultValue: true }) {
        ...Header_query
        ...SideMenu_query @arguments(hasMenus: $hasMenus)
        ...Footer_query @arguments(hasMenus: $hasMenus)
        site {
          loginRequired
          ...PromoBar_site
        }
      }
    `,
    useShellQuery(),
  );

  useEffect(() => {
    document.documentElement.dataset['layout'] = layout.sideMenu ? 'full' : layout.footer ? 'footer' : 'header';
  }, [layout]);

  // The link that led to the next screen goes with its own, and the focus with it.
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useEffect(() => (frame.current ? keepFocus(frame.current, { last: () => main.current, mayRest: true }) : undefined), [layout.header]);

  const screen = (
    <Suspense key={pathname}>
      {query.site.loginRequired ? (
        <MembersOnly>
          <Outlet />
        </MembersOnly>
      ) : (
        <Outlet />
      )}
    </Suspense>
  );
  if (!layout.header) {
    return (
      <>
        <NavigationBar />
        {screen}
        <ScreenScroll />
      </>
    );
  }
  return (
    <BarsProvider isForced={layout.sideMenu === 'mini'}>
      <div ref={frame} className={styles['frame']}>
        <a href="#content" className={styles['skip']} data-off-paper>
          {t('skip')}
        </a>
        <NavigationBar />
        {layout.sideMenu && (
          <aside className={styles['side']}>
            {/* Phones have it in the drawer, once that is opened. */}
            {isWide && <SideMenu query={query} />}
          </aside>
        )}
        <div className={styles['column']}>
          <Header query={query} layout={layout}>
            {layout.sideMenu && <SideDrawer query={query} />}
          </Header>
          <main ref={main} id="content" tabIndex={-1} className={styles['content']} data-footer={layout.footer || undefined}>
            <ConnectionNotice />
            {screen}
          </main>
          {layout.footer && <LazyPromoBar site={query.site} />}
          {layout.footer && <Footer query={query} />}
        </div>
        {hasMenus(layout) && <BottomBar />}
        <Shortcuts />
        <SaidTitle />
        <ScreenScroll />
      </div>
    </BarsProvider>
  );
}
