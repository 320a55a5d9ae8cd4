import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { localeOf } from '../../i18n/languageCodes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { VisitDetailsContactQuery } from './__generated__/VisitDetailsContactQuery.graphql.ts';
import type { VisitDetailsQuery } from './__generated__/VisitDetailsQuery.graphql.ts';
import { contactUrl } from './contactUrl.ts';
import styles from './StatusScreen.module.css';

/** Size of the window that customer service opens in. */
const contactWindow = 'noopener,noreferrer,width=440,height=500';

/** What this visitor is seen as, where that is the reason, and the way to customer service. */
export function VisitDetails({ withPlace }: { withPlace: boolean }) {
  const { t, i18n } = useTranslation('status');
  const [isContactMissing, setContactMissing] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { visit } = useLazyLoadQuery<VisitDetailsQuery>(
    graphql`
      query VisitDetailsQuery {
        visit {
          address
          country
        }
      }
    `,
    {},
  );
  // The same for everybody, so asked for apart from what is this visitor's own.
  const { site } = useLazyLoadQuery<VisitDetailsContactQuery>(
    graphql`
      query VisitDetailsContactQuery {
        site {
          resources {
            type
            url
          }
        }
      }
    `,
    {},
  );
  const address = visit?.address ?? t('closed.unknown');
  const country = visit?.country ? countryName(visit.country, i18n.language) : t('closed.unknown');
  const contact = () => {
    const url = contactUrl(site.resources);
    if (url) window.open(url, '_blank', contactWindow);
    setContactMissing(url === undefined);
  };
  const copy = async () => {
    await navigator.clipboard.writeText([address, country, new Date().toISOString()].join(' · '));
    setCopied(true);
  };
  return (
    <>
      {withPlace && (
        <dl className={styles['place']}>
          <dt>{t('closed.address')}</dt>
          <dd>{address}</dd>
          <dt>{t('closed.country')}</dt>
          <dd>{country}</dd>
        </dl>
      )}
      <div className={styles['actions']}>
        <Button variant="primary" onClick={contact}>
          {t('closed.contact')}
        </Button>
        {withPlace && <Button onClick={() => void copy().catch(() => undefined)}>{t(isCopied ? 'closed.copied' : 'closed.copy')}</Button>}
      </div>
      {isContactMissing && <p role="status">{t('closed.noContact')}</p>}
    </>
  );
}

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
