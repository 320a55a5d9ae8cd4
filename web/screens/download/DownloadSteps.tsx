import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DownloadTabs } from '../../shell/download/DownloadTabs.tsx';
import { lite, phones, type Platform, platformOf } from '../../shell/download/platforms.ts';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import styles from './DownloadSteps.module.css';
import type { DownloadSteps_site$key } from './__generated__/DownloadSteps_site.graphql.ts';

const platforms = [...phones, lite];

/** How the site gets onto a phone, for each kind of phone, and as an app that needs none; which one is part of the address (`phone`). */
export function DownloadSteps({ site: key }: { site: DownloadSteps_site$key }) {
  const { t } = useTranslation('download');
  const [parameters, setParameters] = useSearchParams();
  const site = useFragment(
    graphql`
      fragment DownloadSteps_site on Site {
        brandName
        ...DownloadTabs_site
      }
    `,
    key,
  );
  const { brandName: brand } = site;
  const choose = (platform: Platform['key']) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('phone', platform);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <title>{t('title', { brand })}</title>
      <FormPage heading={t('heading', { brand })} isWide>
        <p className={styles['lead']}>{t('lead', { brand })}</p>
        <DownloadTabs
          site={site}
          platforms={platforms}
          selected={platformOf(platforms, navigator.userAgent, parameters.get('phone'))}
          onSelect={choose}
        />
      </FormPage>
    </>
  );
}
