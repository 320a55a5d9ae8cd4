import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TabPanel } from '../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import type { DownloadTabs_site$key } from './__generated__/DownloadTabs_site.graphql.ts';
import { DownloadGuide } from './DownloadGuide.tsx';
import { InstallButton } from './InstallButton.tsx';
import { linkFor, type Platform, platformOf } from './platforms.ts';

export interface DownloadTabsProps {
  site: DownloadTabs_site$key;
  platforms: readonly Platform[];
  /** What the address asks for. */
  named?: string | null;
}

/** A tab for each way onto a phone. */
export function DownloadTabs({ site, platforms, named = null }: DownloadTabsProps) {
  const { t } = useTranslation('download');
  const { brandName, resources } = useFragment<DownloadTabs_site$key>(
    graphql`
      fragment DownloadTabs_site on Site {
        brandName
        resources {
          type
          url
        }
      }
    `,
    site,
  );
  const [selected, select] = useState<Platform['key']>(() => platformOf(navigator.userAgent, named));
  return (
    <Tabs
      label={t('platforms.label')}
      tabs={platforms.map(({ key }) => ({ key, title: t(`platforms.${key}`) }))}
      selected={selected}
      onSelect={select}
      look="filled"
    >
      {platforms.map((each) => (
        <TabPanel key={each.key} of={each.key}>
          <InstallButton brand={brandName} />
          <DownloadGuide platform={each} brand={brandName} url={linkFor(each, resources)} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
