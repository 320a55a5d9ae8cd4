import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { DownloadTabs } from '../../shell/download/DownloadTabs.tsx';
import { phones, type Platform, platformOf } from '../../shell/download/platforms.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import type { DownloadDialogQuery } from './__generated__/DownloadDialogQuery.graphql.ts';

/** How the site gets onto a phone, over whatever is shown. What it asks for the shell has asked for already. */
export function DownloadDialog() {
  const { t } = useTranslation('download');
  const { close } = useDialogs();
  const [platform, setPlatform] = useState<Platform['key']>(() => platformOf(phones, navigator.userAgent));
  const { site } = useLazyLoadQuery<DownloadDialogQuery>(
    graphql`
      query DownloadDialogQuery @raw_response_type {
        site {
          brandName
          ...DownloadTabs_site
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return (
    <Dialog title={t('heading', { brand: site.brandName })} onClose={close}>
      <DownloadTabs site={site} platforms={phones} selected={platform} onSelect={setPlatform} />
    </Dialog>
  );
}
