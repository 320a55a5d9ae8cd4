import type { AnswerOf } from '#contract/call.ts';
import type { messages } from '#contract/content/message.ts';
import type { Handlers, Language } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { writeMoney } from '../../core/text/writeMoney.ts';
import { countUnread, deleteMessages, markMessages, type Message, messagesOf } from './messageStore.ts';
import type { MessageMoney, MessageValues } from './messageTable.ts';
import { messageTexts } from './messageTexts.ts';

type Row = AnswerOf<typeof messages>['messages'][number];
type MessageCalls = 'deleteMessages' | 'markMessages' | 'messages' | 'unreadMessages';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function messageHandlers({ db, clock, brand, texts }: PlatformParts & { readonly texts: Texts }): Pick<Handlers, MessageCalls> {
  // Only the brand's own currency has a sign.
  const signOf = (currency: string): string => (currency === brand.currency ? brand.currencySymbol : currency);
  const rowOf = ({ id, code, detail, sent_at, read_at }: Message, language: Language): Row => {
    const write = texts.of(messageTexts, language);
    const written = (value: string | MessageMoney): string =>
      typeof value === 'string' ? value : writeMoney(value.amount, signOf(value.currency), language);
    const told = Object.entries(JSON.parse(detail) as MessageValues).map(([name, value]) => [name, written(value)] as const);
    const values: Record<string, string> = { ...Object.fromEntries(told), brand: brand.name };
    const harmless = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value).replaceAll('\n', '<br>')]));
    return {
      messageId: id,
      sender: 'PLATFORM',
      title: write(`${code}.title`, values),
      content: `<p>${write(`${code}.content`, harmless)}</p>`,
      sentTime: Number(sent_at),
      read: read_at !== null,
    };
  };

  return {
    unreadMessages: (_payload, { member }) => countUnread(db, member.memberId),

    async messages({ pageSize, beforeMessageId }, { member, language }) {
      const page = await messagesOf(db, member.memberId, pageSize, beforeMessageId);
      return { ...page, messages: page.messages.map((each) => rowOf(each, language)) };
    },

    async markMessages({ messageIds, read }, { member: { memberId } }) {
      const now = clock.now();
      await markMessages(db, { memberId, ids: messageIds?.split(',') }, read ? now : null, now);
      return {};
    },

    async deleteMessages({ messageIds }, { member }) {
      await deleteMessages(db, member.memberId, messageIds.split(','), clock.now());
      return {};
    },
  };
}
