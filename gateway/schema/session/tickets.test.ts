import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import { personas } from '../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const redeem = 'mutation ($input: RedeemTicketInput!) { answer: redeemTicket(input: $input) { __typename ... on LogInPayload { viewer { account } } } }';
const answerOf = async (gateway: Gateway, input: object) => ((await gateway.ask(redeem, { input })).data as { answer: unknown }).answer;

/** A ticket of the member for this site, and a browser in which nobody is signed in. */
async function issued(): Promise<{ gateway: Gateway; ticket: string }> {
  const gateway = open({ persona: 'member' });
  const { data } = await gateway.ask('mutation { issueTicket(domain: "localhost") { ... on IssueTicketPayload { ticket expiresAt } } }');
  (await gateway.cookies()).clear();
  return { gateway, ticket: (data as { issueTicket: { ticket: string } }).issueTicket.ticket };
}

describe('a ticket in the address', () => {
  test('ST-01 SES-004 signs in once', async () => {
    const { gateway, ticket } = await issued();
    expect(await answerOf(gateway, { ticket })).toEqual({ __typename: 'LogInPayload', viewer: { account: personas.member.account } });
    (await gateway.cookies()).clear();
    expect(await answerOf(gateway, { ticket })).toEqual({ __typename: 'TicketFailedError' });
    expect(gateway.upstream.calls.find(({ name }) => name === 'redeemTicket')?.payload).toMatchObject({ domain: 'localhost' });
  });

  test('SES-004 changes nobody\'s session unasked: the ticket is not even looked at', async () => {
    const { ticket } = await issued();
    const gateway = open({ persona: 'agent' });
    expect(await answerOf(gateway, { ticket })).toEqual({ __typename: 'OtherSessionOpenError' });
    expect(gateway.upstream.count('redeemTicket')).toBe(0);
    expect((await gateway.ask('{ viewer { account } }')).data).toEqual({ viewer: { account: personas.agent.account } });
  });

  test.each(['', 'x', 'x'.repeat(201), '../..'])('SES-004 %j is refused like a used one', async (ticket) => {
    expect(await answerOf(open(), { ticket })).toEqual({ __typename: 'TicketFailedError' });
  });
});
