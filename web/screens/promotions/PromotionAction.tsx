import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useSignIn } from '../../identity/useSignIn.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { PromotionAction_promotion$key } from './__generated__/PromotionAction_promotion.graphql.ts';
import styles from './PromotionAction.module.css';

/** What can be done about a promotion now; where that is nothing, it says so. */
export function PromotionAction({ promotion }: { promotion: PromotionAction_promotion$key }) {
  const { t } = useTranslation('promotions');
  const isSignedIn = useSignedIn();
  const { guard } = useSignIn();
  const { open } = usePanel();
  const { category, status } = useFragment<PromotionAction_promotion$key>(
    graphql`
      fragment PromotionAction_promotion on Promotion {
        category
        status
      }
    `,
    promotion,
  );
  if (status === 'COMING_SOON' || status === 'CLOSE')
    return <p className={styles['note']}>{t(status === 'CLOSE' ? 'action.over' : 'action.soon')}</p>;
  if (category === 'DEPOSIT')
    return (
      <Button variant="primary" onClick={() => guard(() => open('depositv2'))}>
        {t('action.deposit')}
      </Button>
    );
  // Each leads somewhere else: nothing that may be pressed before it is known who asks.
  if (category === 'NEW_PLAYER' && isSignedIn === undefined) return <Skeleton width="160px" height="44px" />;
  const [to, words] =
    category === 'NEW_PLAYER' && isSignedIn === false ? (['/register', 'action.register'] as const) : (['/rng', 'action.play'] as const);
  if (category === 'NEW_PLAYER' || category === 'GAMES')
    return (
      <Link to={to} className={buttonClass({ variant: 'primary' })}>
        {t(words)}
      </Link>
    );
  return <p className={styles['note']}>{t('action.running')}</p>;
}
