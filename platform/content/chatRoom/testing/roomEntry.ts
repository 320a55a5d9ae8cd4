import { chatUrl } from '#contract/content/chat.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { chatParty, type ChatParty } from '../../chat/testing/chatParty.ts';

export const roomLook = { title: 'Deck', language: 'EN', headerColor: '#262743' } as const;

/** Where a member's page of the room is opened, with a ticket. */
export const roomUrl = async (platform: TestPlatform, token: string): Promise<URL> =>
  new URL((await platform.call(chatUrl, roomLook, { token })).value.chatUrl);

export const ticketIn = (url: URL): string => url.searchParams.get('ticket') ?? '';

/** What the page is answered that asks for a seat. */
export const seatBy = (platform: TestPlatform, ticket: string): Promise<Response> =>
  platform.fetch('/chat/room/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });

/** A member's page in the room. */
export async function enterRoom(platform: TestPlatform, token: string): Promise<ChatParty> {
  const { seat } = (await (await seatBy(platform, ticketIn(await roomUrl(platform, token)))).json()) as { seat: string };
  return chatParty(platform, '/chat/room', { authorization: `Bearer ${seat}` });
}
