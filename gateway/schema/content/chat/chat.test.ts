import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const document = `mutation ($input: OpenChatInput!) {
  openChat(input: $input) { __typename ... on OpenChatPayload { url } ... on Refusal { code } }
}`;
const input = { title: 'Deck', headerColor: '#262743' };

describe('the chat room', () => {
  test('CH-01 the operator is told b2c, title, language and the colour of the head, and answers the address for the frame', async () => {
    const gateway = open({ persona: 'member' });
    const { data } = await gateway.ask(document, { input }, 'TH');
    expect(data).toEqual({ openChat: { __typename: 'OpenChatPayload', url: 'https://play1.example/chat?ticket=fake-chat-ticket' } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'chatUrl')?.payload).toEqual({ b2c: 1, ...input, language: 'TH' });
  });

  test.each([
    ['a host that no setting names', 'https://elsewhere.example/chat'],
    ['a script', 'javascript:alert(1)'],
    ['credentials in it', 'https://someone@play1.example/chat'],
    ['another scheme', 'ftp://play1.example/chat'],
  ])('WEB-012 an address with %s is given to nobody', async (_what, chatUrl) => {
    const gateway = open({ persona: 'member', overrides: { chatUrl: () => ({ chatUrl }) } });
    expect((await gateway.ask(document, { input })).errors?.[0]?.extensions?.['code']).toBe('INTERNAL');
  });

  test('CH-01 a trial account is refused, and a guest', async () => {
    for (const [persona, code] of [
      ['demo', 'REAL_ACCOUNT_NEEDED'],
      ['guest', 'UNAUTHENTICATED'],
    ] as const) {
      const gateway = open({ persona });
      expect((await gateway.ask(document, { input })).data).toMatchObject({ openChat: { code } });
      expect(gateway.upstream.count('chatUrl')).toBe(0);
    }
  });

  test.each([
    { ...input, headerColor: 'red' },
    { ...input, title: 'x'.repeat(65) },
  ])('%j is bad input', async (bad) => {
    const { errors } = await open({ persona: 'member' }).ask(document, { input: bad });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('CH-01 a colour may be written in capitals, too', async () => {
    const gateway = open({ persona: 'member' });
    const { data } = await gateway.ask(document, { input: { ...input, headerColor: '#AABBCC' } });
    expect(data).toMatchObject({ openChat: { __typename: 'OpenChatPayload' } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'chatUrl')?.payload).toMatchObject({ headerColor: '#aabbcc' });
  });

  test('CH-01 what went unread is counted for members, and not for trial accounts', async () => {
    expect((await open({ persona: 'member' }).ask('{ viewer { unreadChatCount } }')).data).toEqual({ viewer: { unreadChatCount: 2 } });
    const demo = open({ persona: 'demo' });
    expect((await demo.ask('{ viewer { unreadChatCount } }')).data).toEqual({ viewer: { unreadChatCount: null } });
    expect(demo.upstream.count('chatMessageCount')).toBe(0);
  });
});
