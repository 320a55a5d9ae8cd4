import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Button } from '../../ui/Button/Button.tsx';
import type { ContactButtonQuery } from './__generated__/ContactButtonQuery.graphql.ts';
import { contactUrl } from './contactUrl.ts';
import styles from './StatusScreen.module.css';

/** Size of the window that customer service opens in. */
const contactWindow = 'noopener,noreferrer,width=440,height=500';

/** The way to customer service. What it asks for is the same for everybody, so it is asked apart from what is this visitor's own. */
export function ContactButton() {
  const { t } = useTranslation('status');
  const [isMissing, setMissing] = useState(false);
  const { site } = useLazyLoadQuery<ContactButtonQuery>(
    graphql`
      query ContactButtonQuery {
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
  const contact = () => {
    const url = contactUrl(site.resources);
    if (url) window.open(url, '_blank', contactWindow);
    setMissing(url === undefined);
  };
  return (
    <div className={styles['contact']}>
      <Button variant="primary" onClick={contact}>
        {t('closed.contact')}
      </Button>
      <p role="status">{isMissing && t('closed.noContact')}</p>
    </div>
  );
}
