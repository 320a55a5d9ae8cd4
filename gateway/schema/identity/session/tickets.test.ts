import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const redeem =
  'mutation ($input: RedeemTicketInput!) { answer: redeemTicket(input: $input) { __typename ... on LogInPayload { viewer { account } } ... on TicketNotConfirmedError { account replaces } } }';
const answerOf = async (gateway: Gateway, input: object) => ((await gateway.ask(redeem, { input })).data as { answer: unknown }).answer;

/** A ticket of the member for this site, and a browser in which nobody is signed in. */
async function issued(): Promise<{ gateway: Gateway; ticket: string }> {
  const gateway = open({ persona: 'member' });
  const { data } = await gateway.ask(
    'mutation { issueTicket(input: { domain: "localhost" }) { ... on IssueTicketPayload { ticket expiresAt } } }',
  );
  (await gateway.cookies()).clear();
  return { gateway, ticket: (data as { issueTicket: { ticket: string } }).issueTicket.ticket };
}

describe('a ticket in the address', () => {
  test('ST-01 SES-004 signs in once', async () => {
    const { gateway, ticket } = await issued();
    expect(await answerOf(gateway, { ticket, confirmed: true })).toEqual({
      __typename: 'LogInPayload',
      viewer: { account: personas.member.account },
    });
    (await gateway.cookies()).clear();
    for (const confirmed of [true, false])
      expect(await answerOf(gateway, { ticket, confirmed })).toEqual({ __typename: 'TicketFailedError' });
    expect(gateway.upstream.calls.find(({ name }) => name === 'redeemTicket')?.payload).toMatchObject({ domain: 'localhost' });
  });

  test('SES-004 asks a guest, too, before it signs in: by the name of the account, and as often as it takes', async () => {
    const { gateway, ticket } = await issued();
    for (const input of [{ ticket }, { ticket, confirmed: false }])
      expect(await answerOf(gateway, input)).toEqual({
        __typename: 'TicketNotConfirmedError',
        account: personas.member.account,
        replaces: null,
      });
    expect((await gateway.ask('{ viewer { account } }')).data).toEqual({ viewer: null });
    expect(gateway.upstream.count('redeemTicket')).toBe(0);
    expect(await answerOf(gateway, { ticket, confirmed: true })).toMatchObject({ __typename: 'LogInPayload' });
  });

  test("SES-004 changes nobody's session unasked", async () => {
    const { gateway, ticket } = await issued();
    await gateway.ask(
      `mutation { logIn(input: { username: "${personas.agent.account}" password: "${personas.agent.password}" }) { __typename } }`,
    );
    expect(await answerOf(gateway, { ticket })).toEqual({
      __typename: 'TicketNotConfirmedError',
      account: personas.member.account,
      replaces: personas.agent.account,
    });
    expect((await gateway.ask('{ viewer { account } }')).data).toEqual({ viewer: { account: personas.agent.account } });
  });

  test.each(['', 'x', 'x'.repeat(201), '../../..'])('SES-004 %j is refused like a used one', async (ticket) => {
    for (const confirmed of [true, false])
      expect(await answerOf(open(), { ticket, confirmed })).toEqual({ __typename: 'TicketFailedError' });
  });
});
