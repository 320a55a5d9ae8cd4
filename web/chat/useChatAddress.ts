import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../relay/outcome.ts';
import { useCommit } from '../relay/useCommit.ts';
import { shownTheme } from '../ui/shownTheme.ts';
import { frameAddress } from '../ui/frameAddress.ts';
import { chatHeaderColour } from './chatColours.ts';
import type { useChatAddress_result$key } from './__generated__/useChatAddress_result.graphql.ts';
import type { useChatAddressMutation } from './__generated__/useChatAddressMutation.graphql.ts';

const result = graphql`
  fragment useChatAddress_result on OpenChatResult @inline {
    __typename
    ... on OpenChatPayload {
      url
    }
  }
`;

/** `problem` is the gateway's own text, or empty where it could not be asked. */
export type ChatAddress =
  | { readonly state: 'asking' }
  | { readonly state: 'there'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: string };

/** Where the room is, for this very window: the address is good once. `again` asks for another. */
export function useChatAddress(): [ChatAddress, again: () => void] {
  const { t } = useTranslation('chat');
  const [address, setAddress] = useState<ChatAddress>({ state: 'asking' });
  const [turn, setTurn] = useState(0);
  const title = t('title');
  const [commit] = useCommit<useChatAddressMutation>(graphql`
    mutation useChatAddressMutation($input: OpenChatInput!) @raw_response_type {
      openChat(input: $input) {
        ...useChatAddress_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);

  useEffect(() => {
    let isGone = false;
    const set = (next: ChatAddress): void => {
      if (!isGone) setAddress(next);
    };
    const ask = async (): Promise<ChatAddress> => {
      const { openChat } = await commit({ input: { title, headerColor: chatHeaderColour } });
      const opened = outcomeOf<useChatAddress_result$key>(result, openChat);
      const url = opened.__typename === 'OpenChatPayload' && opened.url ? frameAddress(opened.url, shownTheme(), location.origin) : null;
      return url === null ? { state: 'failed', problem: opened.message ?? '' } : { state: 'there', url };
    };
    // A turn later, as each address is a ticket: an effect that is undone at once asks for none.
    queueMicrotask(() => {
      if (!isGone) void ask().then(set, () => set({ state: 'failed', problem: '' }));
    });
    return () => {
      isGone = true;
    };
  }, [commit, title, turn]);

  const again = useCallback(() => {
    setAddress({ state: 'asking' });
    setTurn((before) => before + 1);
  }, []);
  return [address, again];
}
