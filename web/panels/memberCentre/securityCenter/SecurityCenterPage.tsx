import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { PageProps } from '../PageProps.ts';
import { SecurityList } from './SecurityList.tsx';
import { SecurityOverview } from './SecurityOverview.tsx';
import { PageHead } from '../PageHead.tsx';
import { HouseClock } from '../record/HouseClock.tsx';
import styles from './SecurityCenterPage.module.css';
import { SessionList } from './SessionList.tsx';
import { useRefreshSecurity } from './useRefreshSecurity.ts';
import type { SecurityCenterPageQuery } from './__generated__/SecurityCenterPageQuery.graphql.ts';

/** The member's own account: how well it is held, what holds it, and where it is signed in. */
export function SecurityCenterPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('security');
  const { viewer } = useLazyLoadQuery<SecurityCenterPageQuery>(
    graphql`
      query SecurityCenterPageQuery @raw_response_type {
        viewer {
          id
          ...SecurityOverview_member
          ...SecurityList_member
          ...SocialIdentityRows_member
          ...SessionList_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  const refresh = useRefreshSecurity();
  if (!viewer) return null;
  return (
    <div className={styles['page']}>
      <PageHead title={t('title')} />
      <HouseClock />
      <SecurityOverview member={viewer} />
      <SecurityList member={viewer} identitiesOf={viewer} onChanged={refresh} />
      <SessionList member={viewer} onChanged={refresh} />
    </div>
  );
}
