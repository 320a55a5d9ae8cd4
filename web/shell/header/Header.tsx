import { type ReactNode, Suspense, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../ui/BrandMark/BrandMark.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { hasMenus, type ScreenLayout } from '../screenHandle.ts';
import { LanguagePicker } from '../sideMenu/LanguagePicker.tsx';
import type { Header_query$key } from './__generated__/Header_query.graphql.ts';
import { HeaderViewer } from './HeaderViewer.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useHeaderSize } from './useHeaderSize.ts';
import { ViewerBoundary } from '../../session/ViewerBoundary.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  query: Header_query$key;
  layout: ScreenLayout;
  /** What opens the side menu on phones. */
  children?: ReactNode;
}

export function Header({ query, layout, children }: HeaderProps) {
  const { site } = useFragment<Header_query$key>(
    graphql`
      fragment Header_query on Query {
        site {
          brandName
          ...LanguagePicker_site
          switches {
            directRegistration
            # The login is laid out by these the moment it opens; see useLoginWays.
            smsLogIn
            freePlay
            socialSignIn
          }
        }
      }
    `,
    query,
  );
  const header = useRef<HTMLElement>(null);
  useHeaderSize(header);
  return (
    <header ref={header} className={styles['header']}>
      {children}
      <Link to="/" className={styles['brand']} data-beside-menu={Boolean(layout.sideMenu) || undefined}>
        <BrandMark />
        <span className={styles['brandName']}>{site.brandName}</span>
      </Link>
      <div className={styles['end']}>
        {layout.languagePicker && (
          <div className={styles['languages']}>
            <LanguagePicker site={site} inHeader />
          </div>
        )}
        <div className={styles['theme']}>
          <ThemeSwitch />
        </div>
        <ViewerBoundary>
          <Suspense fallback={<Skeleton width="196px" height="44px" />}>
            <HeaderViewer withRegistration={site.switches?.directRegistration ?? false} isFormPage={!hasMenus(layout)} />
          </Suspense>
        </ViewerBoundary>
      </div>
    </header>
  );
}
