import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TabPanel } from '../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import type { DownloadTabs_site$key } from './__generated__/DownloadTabs_site.graphql.ts';
import { DownloadGuide } from './DownloadGuide.tsx';
import { InstallButton } from './InstallButton.tsx';
import { linkFor, type Platform } from './platforms.ts';

export interface DownloadTabsProps {
  site: DownloadTabs_site$key;
  platforms: readonly Platform[];
  selected: Platform['key'];
  onSelect: (platform: Platform['key']) => void;
}

/** A tab for each way onto a phone. */
export function DownloadTabs({ site, platforms, selected, onSelect }: DownloadTabsProps) {
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
  return (
    <Tabs
      label={t('platforms.label')}
      tabs={platforms.map(({ key }) => ({ key, title: t(`platforms.${key}`) }))}
      selected={selected}
      onSelect={onSelect}
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
