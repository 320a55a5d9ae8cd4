import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { HelpContact_site$key } from './__generated__/HelpContact_site.graphql.ts';
import styles from './HelpSection.module.css';

/** Kinds of resources that somebody answers on, by the names they go by in every language. */
const channelNames: ReadonlyMap<string, string> = new Map([
  ['TELEGRAM', 'Telegram'],
  ['WHATSAPP', 'WhatsApp'],
  ['FACEBOOK', 'Facebook'],
  ['INSTAGRAM', 'Instagram'],
]);

/** Where the operator is reached, as far as it names such places. */
export function HelpContact({ site }: { site: HelpContact_site$key }) {
  const { t } = useTranslation('help');
  const { resources } = useFragment<HelpContact_site$key>(
    graphql`
      fragment HelpContact_site on Site {
        resources {
          type
          url
        }
      }
    `,
    site,
  );
  const channels = resources.flatMap(({ type, url }) => {
    const name = channelNames.get(type);
    return name ? [{ name, url }] : [];
  });
  return (
    <>
      {channels.length > 0 ? (
        <>
          <p className={styles['text']}>{t('contact.channels')}</p>
          <ul className={styles['channels']}>
            {channels.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className={styles['text']}>{t('contact.ready')}</p>
        </>
      ) : (
        <p className={styles['text']}>{t('contact.none')}</p>
      )}
      <p className={styles['text']}>
        <Link to="/feedback">{t('contact.feedback')}</Link>
      </p>
    </>
  );
}
