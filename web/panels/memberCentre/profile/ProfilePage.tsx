import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { PageProps } from '../PageProps.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { PageHead } from '../PageHead.tsx';
import styles from './ProfilePage.module.css';
import type { ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts';

/** What the member tells of themselves. */
export function ProfilePage({ fetchKey }: PageProps) {
  const { t } = useTranslation('profile');
  const { viewer } = useLazyLoadQuery<ProfilePageQuery>(
    graphql`
      query ProfilePageQuery @raw_response_type {
        viewer {
          id
          profile {
            __typename
          }
          ...ProfileForm_member
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
      {viewer.profile ? <ProfileForm member={viewer} /> : <Notice tone="danger">{t('notKnown')}</Notice>}
    </div>
  );
}
