import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { DownloadTabs } from '../../shell/download/DownloadTabs.tsx';
import { lite, phones } from '../../shell/download/platforms.ts';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import styles from './DownloadScreen.module.css';
import type { DownloadScreenQuery } from './__generated__/DownloadScreenQuery.graphql.ts';

const platforms = [...phones, lite];

/** How the site gets onto a phone, for each kind of phone, and as an app that needs none. */
export function DownloadScreen() {
  const { t } = useTranslation('download');
  const [parameters] = useSearchParams();
  const { site, bannerArea } = useRouteQuery<DownloadScreenQuery>(graphql`
    query DownloadScreenQuery($inSite: Boolean!) {
      ...Shell_query @arguments(hasMenus: $inSite)
      ...BannerArea_query @arguments(group: DOWNLOAD) @include(if: $inSite) @alias(as: "bannerArea")
      site {
        brandName
        ...DownloadTabs_site
      }
    }
  `);
  const { brandName: brand } = site;
  return (
    <>
      <title>{t('title', { brand })}</title>
      {bannerArea && <BannerArea query={bannerArea} />}
      <FormPage heading={t('heading', { brand })} isWide>
        <p className={styles['lead']}>{t('lead', { brand })}</p>
        <DownloadTabs site={site} platforms={platforms} named={parameters.get('phone')} />
      </FormPage>
    </>
  );
}
