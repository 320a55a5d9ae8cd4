import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { OrLine } from '../../ui/OrLine/OrLine.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { FreePlayButton } from './FreePlayButton.tsx';
import styles from './LoginWays.module.css';
import { SocialButtons } from '../../identity/SocialButtons.tsx';
import type { LoginWays } from './useLoginWays.ts';

/** Accounts of other services, the other form, and a trial without an account of one's own. */
export function OtherWays({ freePlay, socialProviders, otherForm }: Omit<LoginWays, 'smsLogIn'> & { otherForm: ReactNode }) {
  const { t } = useTranslation('login');
  if (!freePlay && !otherForm && socialProviders?.length === 0) return null;
  return (
    <div className={styles['others']}>
      <OrLine>{t('or')}</OrLine>
      <div className={styles['row']}>
        {socialProviders ? (
          <SocialButtons providers={socialProviders} />
        ) : (
          <>
            <Skeleton height="44px" />
            <Skeleton height="44px" />
          </>
        )}
        {otherForm}
      </div>
      {freePlay && <FreePlayButton />}
    </div>
  );
}
