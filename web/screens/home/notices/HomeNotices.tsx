import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../chunks/lazyChunk.ts';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary/SectionBoundary.tsx';
import { useIdle } from '../../../ui/useIdle.ts';
import type { HomeNotices_query$key } from './__generated__/HomeNotices_query.graphql.ts';
import styles from './HomeNotices.module.css';

const NoticeTicker = lazyPart(async () => (await loadChunk(() => import('./NoticeTicker.tsx'))).NoticeTicker);
const PopupNotices = lazyPart(async () => (await loadChunk(() => import('./PopupNotices.tsx'))).PopupNotices);

/** What the house says without being asked: a line that changes, in a place kept for it, and, once a visit, what opens of itself. */
export function HomeNotices({ query }: { query: HomeNotices_query$key }) {
  const isIdle = useIdle();
  const { notices } = useFragment<HomeNotices_query$key>(
    graphql`
      fragment HomeNotices_query on Query {
        notices {
          player {
            id
            title
          }
          popup {
            id
            title
          }
        }
      }
    `,
    query,
  );
  const running = notices?.player ?? [];
  const popups = notices?.popup ?? [];
  return (
    <SectionBoundary fallback={null}>
      {running.length > 0 && (
        <div className={styles['place']}>
          <Suspense>
            <NoticeTicker notices={running} />
          </Suspense>
        </div>
      )}
      {isIdle && popups.length > 0 && (
        <Suspense>
          <PopupNotices notices={popups} />
        </Suspense>
      )}
    </SectionBoundary>
  );
}
