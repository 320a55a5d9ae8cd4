import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { TabPanel } from '../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { DownloadGuide } from './DownloadGuide.tsx';
import styles from './DownloadScreen.module.css';
import { platformOf, platforms } from './platforms.ts';
import type { DownloadScreenQuery } from './__generated__/DownloadScreenQuery.graphql.ts';

/** How the site gets onto a phone, for each kind of phone. */
export function DownloadScreen() {
  const { t } = useTranslation('download');
  const { site, bannerArea } = useRouteQuery<DownloadScreenQuery>(graphql`
    query DownloadScreenQuery($inSite: Boolean!) {
      ...Shell_query @arguments(hasMenus: $inSite)
      ...BannerArea_query @arguments(group: DOWNLOAD) @include(if: $inSite) @alias(as: "bannerArea")
      site {
        brandName
        resources {
          type
          url
        }
      }
    }
  `);
  const [platform, setPlatform] = useState(() => platformOf(navigator.userAgent));
  const { brandName: brand, resources } = site;
  return (
    <>
      <title>{t('title', { brand })}</title>
      {bannerArea && <BannerArea query={bannerArea} />}
      <FormPage heading={t('heading', { brand })} isWide>
        <p className={styles['lead']}>{t('lead', { brand })}</p>
        <Tabs
          label={t('platforms.label')}
          tabs={platforms.map(({ key }) => ({ key, title: t(`platforms.${key}`) }))}
          selected={platform}
          onSelect={setPlatform}
          look="filled"
        >
          {platforms.map((each) => (
            <TabPanel key={each.key} of={each.key}>
              <DownloadGuide platform={each} brand={brand} url={resources.find(({ type }) => type === each.resourceType)?.url} />
            </TabPanel>
          ))}
        </Tabs>
      </FormPage>
    </>
  );
}
