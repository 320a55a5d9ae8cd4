import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { HelpCentreHead } from './HelpCentreHead.tsx';
import styles from './HelpCentreScreen.module.css';
import { HelpContent } from './HelpContent.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import type { HelpCentreScreenQuery } from './__generated__/HelpCentreScreenQuery.graphql.ts';

/** The help standing alone, for whoever has lost the way through the site: nothing of the shell is needed for it. */
export function HelpCentreScreen() {
  return (
    <Suspense
      fallback={
        <div className={styles['content']}>
          <HelpSkeleton withBanner={false} />
        </div>
      }
    >
      <HelpCentre />
    </Suspense>
  );
}

function HelpCentre() {
  const { t } = useTranslation('help');
  const data = useRouteQuery<HelpCentreScreenQuery>(graphql`
    query HelpCentreScreenQuery @preloadable @raw_response_type {
      ...Shell_query @arguments(hasMenus: false)
      ...HelpContent_query
      site {
        brandName
        ...HelpCentreHead_site
      }
    }
  `);
  return (
    <>
      <title>{t('centre.title', { brand: data.site.brandName })}</title>
      <HelpCentreHead site={data.site} />
      <main className={styles['content']}>
        <HelpContent query={data} heading={t('centre.heading')} />
      </main>
    </>
  );
}
