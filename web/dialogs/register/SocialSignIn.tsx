import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import styles from './RegistrationForm.module.css';
import type { SocialSignIn_site$key } from './__generated__/SocialSignIn_site.graphql.ts';
import type { SocialSignInMutation } from './__generated__/SocialSignInMutation.graphql.ts';

/** The services by whose account one can go on, where the brand has switched them on. */
export function SocialSignIn({ site }: { site: SocialSignIn_site$key }) {
  const { t } = useTranslation('register');
  const { switches, socialProviders } = useFragment(
    graphql`
      fragment SocialSignIn_site on Site {
        switches {
          socialSignIn
        }
        socialProviders {
          name
          provider
        }
      }
    `,
    site,
  );
  const [commit, isLeaving] = useCommit<SocialSignInMutation>(graphql`
    mutation SocialSignInMutation($provider: String!) {
      beginSocialSignIn(provider: $provider) {
        __typename
        ... on BeginSocialSignInPayload {
          url
        }
      }
    }
  `);
  const [failed, setFailed] = useState<string | null>(null);
  if (!switches?.socialSignIn || !socialProviders?.length) return null;

  const leave = async ({ name, provider }: { name: string; provider: string }) => {
    setFailed(null);
    try {
      const { beginSocialSignIn: result } = await commit({ provider });
      if (result.__typename === 'BeginSocialSignInPayload') location.assign(result.url);
      else setFailed(name);
    } catch {
      setFailed(name);
    }
  };

  return (
    <section className={styles['social']} aria-label={t('social.label')}>
      <p aria-hidden="true">{t('social.label')}</p>
      <div className={styles['providers']}>
        {socialProviders.map((offer) => (
          <Button key={offer.provider} isBusy={isLeaving} onClick={() => void leave(offer)}>
            {offer.name}
          </Button>
        ))}
      </div>
      {failed !== null && <Notice tone="danger">{t('social.fault', { name: failed })}</Notice>}
    </section>
  );
}
