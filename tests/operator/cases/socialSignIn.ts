import { calls } from '#contract/calls.ts';
import { fakeCode } from '../../../gateway/testing/fakeSignIn.ts';
import { caseList, valueOf, type Examples } from '../caseList.ts';

const { add, byGuests, cases } = caseList();
export { cases };

byGuests(calls.socialProviders);
add(calls.beginSocialSignIn, 'through one that is offered', 'answered', async (at, call) => {
  const [first] = valueOf(await at.call(calls.socialProviders, {})).providers;
  return at.call(call, { provider: first?.provider ?? '', redirectUri: `http://localhost:3000/login/social/${first?.provider}` });
});
for (const [title, address] of [
  ['that comes back to another site', 'https://other.example/login/social/'],
  ['that comes back to what is no plain page', 'http://localhost:3000/login/social/?next='],
] as const)
  add(calls.beginSocialSignIn, title, 'social_failed', async (at, call) => {
    const [first] = valueOf(await at.call(calls.socialProviders, {})).providers;
    return at.call(call, { provider: first?.provider ?? '', redirectUri: `${address}${first?.provider}` });
  });
add(calls.beginSocialSignIn, 'through nobody', 'function_not_enabled', (at, call) =>
  at.call(call, { provider: 'none', redirectUri: 'http://localhost:3000/login/social/none' }),
);
add(calls.finishSocialSignIn, 'that nobody began', 'social_failed', (at, call) =>
  at.call(call, { state: 'none', callbackUrl: 'http://localhost:3000/login/social/x?state=none&code=1' }),
);

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  finishSocialSignIn: (at) =>
    at.call(calls.finishSocialSignIn, {
      state: 'fake-state',
      callbackUrl: `https://play.example/login/social/harbour?state=fake-state&code=${fakeCode}`,
    }),
};
