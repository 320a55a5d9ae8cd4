import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useLazyLoadQuery, useSubscribeToInvalidationState } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import { lazyPart } from '../../../chunks/lazyChunk.ts';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { messagesConnectionKey } from '../../../session/messages.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TabPanel } from '../../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import type { PageProps } from '../PageProps.ts';
import { readParameter } from '../record/filters/panelParameter.ts';
import { usePanelParameters } from '../record/filters/usePanelParameters.ts';
import { MessageList } from './MessageList.tsx';
import styles from './MessagesPage.module.css';
import type { MessagesPageQuery } from './__generated__/MessagesPageQuery.graphql.ts';
import { useRefreshMessages } from './useRefreshMessages.ts';

const Announcements = lazyPart(async () => (await loadChunk(() => import('../../../shell/announcements/Announcements.tsx'))).Announcements);

const kinds = ['messages', 'announcements'] as const;
type Kind = (typeof kinds)[number];

/** All that the house has to say: what it wrote to the member alone, and what it announced to everybody. */
export function MessagesPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('messages');
  const { parameters, change } = usePanelParameters();
  const kind: Kind = kinds.find((each) => each === readParameter(parameters, 'kind')) ?? 'messages';
  // What is open of the one is none of the other.
  const choose = (next: Kind) => change({ kind: next === 'messages' ? null : next, item: null, page: null });
  const { viewer } = useLazyLoadQuery<MessagesPageQuery>(
    graphql`
      query MessagesPageQuery($count: Int = 20) @raw_response_type {
        viewer {
          id
          unreadMessageCount
          ...MessageList_member @arguments(count: $count)
        }
      }
    `,
    {},
    // What is known shows at once; the panel's loader asks for the newest beside it.
    { fetchKey },
  );
  const refresh = useRefreshMessages();
  useSubscribeToInvalidationState(viewer ? [ConnectionHandler.getConnectionID(viewer.id, messagesConnectionKey)] : [], refresh);
  if (!viewer) return null;
  return (
    <Tabs
      label={t('title')}
      look="underlined"
      tabs={kinds.map((key) => ({ key, title: t(`kinds.${key}`) }))}
      selected={kind}
      onSelect={choose}
    >
      <TabPanel of="messages">
        <div className={styles['page']}>
          <MessageList member={viewer} unread={viewer.unreadMessageCount ?? 0} onChanged={refresh} />
        </div>
      </TabPanel>
      <TabPanel of="announcements">
        <div className={styles['page']}>
          {kind === 'announcements' && (
            <SectionBoundary>
              <Suspense fallback={<Skeleton height="380px" />}>
                <Announcements frame="panel" />
              </Suspense>
            </SectionBoundary>
          )}
        </div>
      </TabPanel>
    </Tabs>
  );
}
