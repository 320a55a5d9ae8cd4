import { calls } from '#contract/calls.ts';
import { fakeCode } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import type { Operator } from '../Operator.ts';
import { caseList, siteOf, valueOf, type Examples } from '../caseList.ts';

const { add, byGuests, cases } = caseList();
export { cases };

/** A sign-in at the first provider that is offered. */
async function begun(at: Operator) {
  const [first] = valueOf(await at.call(calls.socialProviders, {})).providers;
  const redirectUri = `${siteOf(at)}/login/social/${first?.provider}`;
  const said = await at.call(calls.beginSocialSignIn, { provider: first?.provider ?? '', redirectUri });
  return { said, redirectUri, state: valueOf(said).state };
}

byGuests(calls.socialProviders);
add(calls.beginSocialSignIn, 'through one that is offered', 'answered', async (at) => (await begun(at)).said);
for (const [title, addressAt] of [
  ['that comes back to another site', () => 'https://other.example/login/social/'],
  ['that comes back to what is no plain page', (at: Operator) => `${siteOf(at)}/login/social/?next=`],
] as const)
  add(calls.beginSocialSignIn, title, 'social_failed', async (at, call) => {
    const [first] = valueOf(await at.call(calls.socialProviders, {})).providers;
    return at.call(call, { provider: first?.provider ?? '', redirectUri: `${addressAt(at)}${first?.provider}` });
  });
add(calls.beginSocialSignIn, 'through nobody', 'function_not_enabled', (at, call) =>
  at.call(call, { provider: 'none', redirectUri: `${siteOf(at)}/login/social/none` }),
);
add(calls.finishSocialSignIn, 'that nobody began', 'social_failed', (at, call) =>
  at.call(call, { state: 'none', callbackUrl: `${siteOf(at)}/login/social/x?state=none&code=1` }),
);
add(calls.finishSocialSignIn, 'at the page of another provider', 'social_failed', async (at, call) => {
  const { state } = await begun(at);
  return at.call(call, { state, callbackUrl: `${siteOf(at)}/login/social/none?state=${state}&code=1` });
});
add(calls.finishSocialSignIn, 'a second time', 'social_failed', async (at, call) => {
  const { state, redirectUri } = await begun(at);
  const ended = { state, callbackUrl: `${redirectUri}?state=${state}&code=1` };
  await at.call(call, ended);
  return at.call(call, ended);
});

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  finishSocialSignIn: async (at) => {
    const { state, redirectUri } = await begun(at);
    return at.call(calls.finishSocialSignIn, { state, callbackUrl: `${redirectUri}?state=${state}&code=${fakeCode}` });
  },
};
