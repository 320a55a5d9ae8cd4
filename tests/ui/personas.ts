import type { BrowserContext } from '@playwright/test';
import { accountOf } from '../journeys/support/account.ts';
import { askGateway } from '../journeys/support/askGateway.ts';
import { changeMember } from '../journeys/support/changeMember.ts';
import type { Stack } from '../stack/runStack.ts';

export const personas = ['guest', 'member', 'agent', 'demo'] as const;
export type Persona = (typeof personas)[number];

/** Makes the browser one of this kind's. */
export async function signInAs(persona: Persona, context: BrowserContext, stack: Stack): Promise<void> {
  if (persona === 'guest') return;
  if (persona === 'demo') {
    await askGateway(context, stack.site, 'mutation FreePlay { freePlay { __typename } }');
    return;
  }
  const { username, password } = await accountOf(context, stack.site).open();
  if (persona !== 'agent') return;
  changeMember(stack, username, { type: 41n });
  // A session goes by what the account was as it began.
  const { logIn } = await askGateway<{ logIn: { viewer?: { agentCentreAllowed: boolean } } }>(
    context,
    stack.site,
    'mutation LogIn($input: LogInInput!) { logIn(input: $input) { ... on LogInPayload { viewer { agentCentreAllowed } } } }',
    { input: { username, password } },
  );
  if (logIn.viewer?.agentCentreAllowed !== true) throw new Error('The account is not that of an agent.');
}
