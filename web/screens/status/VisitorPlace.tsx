import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { localeOf } from '../../i18n/languageCodes.ts';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useCopied } from '../../ui/useCopied.ts';
import type { VisitorPlaceQuery } from './__generated__/VisitorPlaceQuery.graphql.ts';
import styles from './StatusScreen.module.css';

/** What this visitor is seen as, to be read and to be handed to customer service. */
export function VisitorPlace() {
  const { t, i18n } = useTranslation('status');
  const { copied, copy } = useCopied();
  const isCopied = copied !== null;
  const { siteAccess } = useLazyLoadQuery<VisitorPlaceQuery>(
    graphql`
      query VisitorPlaceQuery @raw_response_type {
        siteAccess {
          address
          country
        }
      }
    `,
    {},
  );
  const address = siteAccess?.address ?? t('closed.unknown');
  const country = siteAccess?.country ? countryName(siteAccess.country, i18n.language) : t('closed.unknown');
  return (
    <div className={styles['place']}>
      <dl className={styles['facts']}>
        <dt>{t('closed.address')}</dt>
        <dd>{address}</dd>
        <dt>{t('closed.country')}</dt>
        <dd>{country}</dd>
      </dl>
      <Button size="small" variant="quiet" onClick={() => copy([address, country, new Date().toISOString()].join(' · '))}>
        {t(isCopied ? 'closed.copied' : 'closed.copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && t('closed.copied')}
      </span>
    </div>
  );
}

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
