import { useTranslation } from 'react-i18next';
import { FreePlayButton } from '../freePlay/FreePlayButton.tsx';
import styles from './LoginWays.module.css';
import { SocialButtons } from './SocialButtons.tsx';
import { useLoginWays } from './useLoginWays.ts';

/** Accounts of other services, and a trial without an account of one's own. */
export function OtherWays({ withSocial }: { withSocial: boolean }) {
  const { t } = useTranslation('login');
  const { freePlay, socialProviders } = useLoginWays();
  const providers = withSocial ? socialProviders : [];
  if (!freePlay && providers.length === 0) return null;
  return (
    <div className={styles['others']}>
      <p className={styles['or']}>{t('or')}</p>
      <SocialButtons providers={providers} />
      {freePlay && <FreePlayButton />}
    </div>
  );
}
