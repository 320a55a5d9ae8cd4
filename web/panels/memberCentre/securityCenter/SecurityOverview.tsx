import { graphql, useFragment } from 'react-relay/hooks';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { securityLevel } from './securityLevel.ts';
import styles from './SecurityOverview.module.css';
import type { SecurityOverview_member$key } from './__generated__/SecurityOverview_member.graphql.ts';

const steps = { basic: 1, good: 2, strong: 3 } as const;

/** Whose account it is, how well it is held in plain words, and the login before this one. */
export function SecurityOverview({ member }: { member: SecurityOverview_member$key }) {
  const { t } = useTranslation('security');
  const timeZone = useTimeZone();
  const { account, contacts, authenticator, lastLogin } = useFragment(
    graphql`
      fragment SecurityOverview_member on Member {
        account
        contacts {
          phone {
            proven
          }
          email {
            proven
          }
        }
        authenticator {
          enabled
        }
        lastLogin {
          openedAt
          address
        }
      }
    `,
    member,
  );
  const hasContact = Boolean(contacts?.phone?.proven || contacts?.email?.proven);
  const hasAuthenticator = authenticator?.enabled === true;
  const level = securityLevel({ hasContact, hasAuthenticator });
  const advice = level === 'strong' ? 'strong' : hasContact ? 'authenticator' : hasAuthenticator ? 'contact' : 'basic';
  return (
    <section className={styles['overview']} aria-label={t('overview')}>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('account')}</dt>
          <dd>{account}</dd>
        </div>
        <div>
          <dt>{t('lastLogin.label')}</dt>
          <dd>
            {lastLogin ? (
              <>
                <time dateTime={lastLogin.openedAt}>{formatStamp(lastLogin.openedAt, timeZone)}</time>
                {lastLogin.address !== '' && <span className={styles['place']}>{t('from', { address: lastLogin.address })}</span>}
              </>
            ) : (
              t('lastLogin.first')
            )}
          </dd>
        </div>
      </dl>
      {/* What could not be asked for says nothing about the account. */}
      {contacts && authenticator && (
        <div className={styles['level']} data-level={level}>
          <p className={styles['name']}>
            {t('level.label')} <strong>{t(`level.${level}`)}</strong>
          </p>
          <div className={styles['meter']} role="img" aria-label={t('level.steps', { count: steps[level] })}>
            <span />
            <span data-off={level === 'basic' || undefined} />
            <span data-off={level !== 'strong' || undefined} />
          </div>
          <p className={styles['advice']}>{t(`advice.${advice}`)}</p>
        </div>
      )}
    </section>
  );
}
