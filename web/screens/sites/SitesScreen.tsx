import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { SiteRow } from './SiteRow.tsx';
import type { SitesScreenQuery } from './__generated__/SitesScreenQuery.graphql.ts';
import styles from './SitesScreen.module.css';
import { useSpeeds } from './useSpeeds.ts';

/** The official addresses of the site, and how fast each answers from here. */
export function SitesScreen() {
  const { t } = useTranslation('sites');
  const { site } = useRouteQuery<SitesScreenQuery>(graphql`
    query SitesScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      site {
        brandName
        routes
      }
    }
  `);
  const routes = site.routes ?? [];
  const { speeds, isMeasuring, again } = useSpeeds(routes);
  const rank = (address: string) => speeds[address] || Number.MAX_SAFE_INTEGER;
  // In the operator's order until all of them are known: nothing moves under a finger.
  const shown = isMeasuring ? routes : routes.toSorted((one, other) => rank(one) - rank(other));
  const [fastest] = shown;
  return (
    <>
      <title>{t('title', { brand: site.brandName })}</title>
      <FormPage heading={t('heading')} isWide>
        <p className={styles['lead']}>{t(routes.length > 0 ? 'lead' : 'none')}</p>
        {routes.length > 0 && (
          <>
            <ul aria-label={t('label')} aria-busy={isMeasuring} className={styles['list']}>
              {shown.map((address) => (
                <SiteRow
                  key={address}
                  address={address}
                  speed={speeds[address] === undefined ? 0 : speeds[address]}
                  isFastest={!isMeasuring && shown.length > 1 && address === fastest && Boolean(speeds[address])}
                />
              ))}
            </ul>
            <Button isBusy={isMeasuring} onClick={again}>
              {t('again')}
            </Button>
          </>
        )}
      </FormPage>
    </>
  );
}
