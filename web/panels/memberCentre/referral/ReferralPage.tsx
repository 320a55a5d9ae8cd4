import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { PageProps } from '../PageProps.ts';
import { InvitationCode } from './InvitationCode.tsx';
import { InvitedList } from './InvitedList.tsx';
import { PageHead } from '../PageHead.tsx';
import styles from './ReferralPage.module.css';
import type { ReferralPageQuery } from './__generated__/ReferralPageQuery.graphql.ts';

/** What a member invites others by, and who has come. */
export function ReferralPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('referral');
  const { viewer } = useLazyLoadQuery<ReferralPageQuery>(
    graphql`
      query ReferralPageQuery @raw_response_type {
        viewer {
          id
          referralCode @required(action: THROW)
          ...InvitedList_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  if (!viewer) return null;
  return (
    <div className={styles['page']}>
      <PageHead title={t('title')} />
      <InvitationCode code={viewer.referralCode} />
      <InvitedList member={viewer} />
    </div>
  );
}
