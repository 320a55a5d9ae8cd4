import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { ThemeSwitch } from '../../shell/header/ThemeSwitch.tsx';
import { LanguagePicker } from '../../shell/sideMenu/LanguagePicker.tsx';
import styles from './HelpCentreScreen.module.css';
import type { HelpCentreHead_site$key } from './__generated__/HelpCentreHead_site.graphql.ts';

/** All that is around the help centre: whose it is, the way to the site, and how it is read. */
export function HelpCentreHead({ site }: { site: HelpCentreHead_site$key }) {
  const { t } = useTranslation('help');
  const data = useFragment<HelpCentreHead_site$key>(
    graphql`
      fragment HelpCentreHead_site on Site {
        brandName
        ...LanguagePicker_site
      }
    `,
    site,
  );
  return (
    <header className={styles['head']}>
      <Link to="/" className={styles['toSite']}>
        {t('centre.toSite', { brand: data.brandName })}
      </Link>
      <div className={styles['end']}>
        <LanguagePicker site={data} inHeader />
        <ThemeSwitch />
      </div>
    </header>
  );
}
