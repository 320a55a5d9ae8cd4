import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useCommit } from '../../../relay/useCommit.ts';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import type { useChangeMessagesDeleteMutation } from './__generated__/useChangeMessagesDeleteMutation.graphql.ts';
import type { useChangeMessagesMarkMutation } from './__generated__/useChangeMessagesMarkMutation.graphql.ts';

export interface ChangeMessages {
  /** Marks one message. */
  mark(id: string, read: boolean): void;
  markAll(): void;
  remove(id: string): void;
  readonly isBusy: boolean;
}

/** Marks messages and takes them away; `onChanged` asks for the list as it is then. A failure is told, and the list stays. */
export function useChangeMessages(onChanged: () => void): ChangeMessages {
  const { t } = useTranslation('messages');
  const environment = useRelayEnvironment();
  const showToast = useToast();
  const [commitMark, isMarking] = useCommit<useChangeMessagesMarkMutation>(graphql`
    mutation useChangeMessagesMarkMutation($input: MarkMessagesInput!) @raw_response_type {
      markMessages(input: $input) {
        __typename
        ... on MarkMessagesPayload {
          viewer {
            id
            unreadMessageCount
          }
        }
      }
    }
  `);
  const [commitDelete, isDeleting] = useCommit<useChangeMessagesDeleteMutation>(graphql`
    mutation useChangeMessagesDeleteMutation($input: DeleteMessagesInput!) @raw_response_type {
      deleteMessages(input: $input) {
        __typename
        ... on DeleteMessagesPayload {
          viewer {
            id
            unreadMessageCount
          }
        }
      }
    }
  `);

  const settle = useCallback(
    (change: Promise<boolean>, onDone: () => void) =>
      void change.then(
        (isDone) => (isDone ? onDone() : showToast(t('fault'), 'bad')),
        () => showToast(t('fault'), 'bad'),
      ),
    [showToast, t],
  );
  const marked = async (input: { ids?: string[]; read: boolean }) =>
    (await commitMark({ input })).markMessages?.__typename === 'MarkMessagesPayload';
  const deleted = async (ids: string[]) => (await commitDelete({ input: { ids } })).deleteMessages?.__typename === 'DeleteMessagesPayload';

  return {
    mark: (id, read) =>
      settle(marked({ ids: [id], read }), () => commitLocalUpdate(environment, (store) => store.get(id)?.setValue(read, 'isRead'))),
    markAll: () => settle(marked({ read: true }), onChanged),
    remove: (id) => settle(deleted([id]), onChanged),
    isBusy: isMarking || isDeleting,
  };
}
