import { useDeferredValue, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatStamp } from '../../i18n/formatStamp.ts';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Paginator } from '../../ui/Paginator/Paginator.tsx';
import { useLeadToLast } from '../../ui/Paginator/useLeadToLast.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { AnnouncementsQuery } from './__generated__/AnnouncementsQuery.graphql.ts';
import { SectionFault } from '../SectionFault.tsx';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import styles from './Announcements.module.css';
import { type AnnouncementFrame, useAnnouncementAddress } from './useAnnouncementAddress.ts';
import { useFocusInSight } from './useFocusInSight.ts';

/** Nine announcements a page, and beside them the one that was chosen; where there is no room beside them, in their place. */
export function Announcements({ frame }: { frame: AnnouncementFrame }) {
  const { t } = useTranslation('messages');
  const { page, item, hrefOf, go, lead } = useAnnouncementAddress(frame);
  // The page before stays until the next one is there.
  const shownPage = useDeferredValue(page);
  // What the home page leads to is put before everybody for as long as it stands, however many pages of newer ones there are by then.
  const [isNamed] = useState(item !== null);
  const { site, announcements, notices } = useLazyLoadQuery<AnnouncementsQuery>(
    graphql`
      query AnnouncementsQuery($page: Int!, $isNamed: Boolean!) @raw_response_type {
        site {
          timeZone
        }
        announcements(page: $page, pageSize: 9) {
          totalPages
          announcements {
            id
            title
            publishedAt
            ...AnnouncementDetail_announcement
          }
        }
        notices @include(if: $isNamed) {
          player {
            id
            ...AnnouncementDetail_announcement
          }
          popup {
            id
            ...AnnouncementDetail_announcement
          }
        }
      }
    `,
    { page: shownPage, isNamed },
    { fetchPolicy: 'store-and-network' },
  );
  const isBehindLast = useLeadToLast(shownPage, announcements?.totalPages ?? 0, (last) => lead(last, item ?? undefined));
  const place = useFocusInSight(item);
  if (!announcements) return <SectionFault />;
  const rows = announcements.announcements;
  const shown = [...rows, ...(notices?.popup ?? []), ...(notices?.player ?? [])].find(({ id }) => id === item) ?? rows[0];
  if (!shown && isBehindLast) return <Skeleton height="380px" />;
  if (!shown) return <EmptyState title={t('announcements.empty')} text={t('announcements.emptyText')} />;
  const isChosen = shown.id === item;

  return (
    <div ref={place} className={styles['frame']}>
      <div className={styles['announcements']} data-chosen={isChosen || undefined} aria-busy={page !== shownPage || undefined}>
        <div className={styles['list']}>
          <ul>
            {rows.map(({ id, title, publishedAt }) => (
              <li key={id}>
                <a
                  href={hrefOf(shownPage, id)}
                  data-announcement={id}
                  aria-current={id === shown.id ? 'true' : undefined}
                  className={styles['entry']}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                    event.preventDefault();
                    go(shownPage, id);
                  }}
                >
                  <span className={styles['title']}>{title}</span>
                  <time dateTime={publishedAt} className={styles['time']}>
                    {formatStamp(publishedAt, site.timeZone)}
                  </time>
                </a>
              </li>
            ))}
          </ul>
          <Paginator
            page={page}
            totalPages={announcements.totalPages}
            hrefOf={(target) => hrefOf(target)}
            onPage={(target) => go(target)}
          />
        </div>
        <AnnouncementDetail announcement={shown} timeZone={site.timeZone} onBack={() => go(shownPage)} />
      </div>
    </div>
  );
}
