import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { OrLine } from '../../ui/OrLine/OrLine.tsx';
import { SocialButtons } from '../../identity/SocialButtons.tsx';
import styles from './RegistrationForm.module.css';
import type { SocialSignIn_site$key } from './__generated__/SocialSignIn_site.graphql.ts';

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
  if (!switches?.socialSignIn || !socialProviders?.length) return null;
  return (
    <section className={styles['social']} aria-label={t('social')}>
      <OrLine isSpoken={false}>{t('social')}</OrLine>
      <SocialButtons providers={socialProviders} />
    </section>
  );
}
