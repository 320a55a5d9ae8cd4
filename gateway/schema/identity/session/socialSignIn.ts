import { beginSocialSignIn, finishSocialSignIn } from '#contract/identity/socialSignIn.ts';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { beforeLogIn, everybody, guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { type ErrorMap, mapErrors, withDetails } from '../../refusals/errorMap.ts';
import { FeatureOffError, Refusal, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';
import { requireSwitch } from '../../system/site/switches.ts';
import { loggedIn, LogInPayload } from './LogInPayload.ts';
import { logInErrorMap, NotAMemberAccountError } from './logInRefusals.ts';
import { LoginVerificationNeededError } from './loginVerificationRefusals.ts';
import { SelfExcludedError } from './selfExcluded.ts';

/** Pages that providers send the browser back to: one each, so that no answer of one can be taken for another's. */
const callbackPath = '/login/social';
const isCallback = (path: string): boolean => path === callbackPath || path.startsWith(`${callbackPath}/`);

class SocialSignInFailedError extends Refusal {
  constructor() {
    super('SOCIAL_SIGN_IN_FAILED');
  }
}
refusalType(
  SocialSignInFailedError,
  'SocialSignInFailedError',
  'The provider, or what came back from it, did not fit; also where the person closed its window. Code `SOCIAL_SIGN_IN_FAILED`.',
);

class SocialProviderUnavailableError extends Refusal {
  constructor() {
    super('SOCIAL_PROVIDER_UNAVAILABLE');
  }
}
refusalType(
  SocialProviderUnavailableError,
  'SocialProviderUnavailableError',
  'The provider did not answer in time: nobody did anything wrong, and beginning again may help. Code `SOCIAL_PROVIDER_UNAVAILABLE`.',
);

interface Unlinked {
  readonly socialTicket: string;
  readonly name: string;
}

class SocialUnlinkedError extends Refusal {
  readonly unlinked: Unlinked;

  constructor(unlinked: Unlinked) {
    super('SOCIAL_UNLINKED');
    this.unlinked = unlinked;
  }
}

builder.objectType(SocialUnlinkedError, {
  name: 'SocialUnlinkedError',
  description:
    'The identity is sound, but no account is tied to it: let the person log in or register within ten minutes. Code `SOCIAL_UNLINKED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    socialTicket: t.string({
      description: 'Given with `logIn` or `register`, it ties the identity to that account. Keep it in memory only.',
      resolve: ({ unlinked }) => unlinked.socialTicket,
    }),
    name: t.string({
      description: 'What the provider calls the person, for a greeting; may be empty.',
      resolve: ({ unlinked }) => unlinked.name,
    }),
  }),
});

const BeginSocialSignInPayload = builder.objectRef<{ url: string }>('BeginSocialSignInPayload').implement({
  description: 'The provider waits for the browser.',
  ...everybody,
  fields: (t) => ({ url: t.expose('url', { type: 'SafeUrl', description: 'Where to send this browser, in this very window.' }) }),
});

const errorMap: ErrorMap = {
  ...logInErrorMap,
  social_failed: () => new SocialSignInFailedError(),
  social_unavailable: () => new SocialProviderUnavailableError(),
  social_unlinked: withDetails(refusalDetails.social_unlinked, (unlinked) => new SocialUnlinkedError(unlinked)),
};

const BeginSocialSignInInput = builder.inputType('BeginSocialSignInInput', {
  description: 'At which other service the visitor signs in.',
  fields: (t) => ({
    provider: t.string({ description: 'The word of one of `Site.socialProviders`; any other is refused.' }),
  }),
});

const FinishSocialSignInInput = builder.inputType('FinishSocialSignInInput', {
  description: 'What the provider has sent the browser back with.',
  fields: (t) => ({
    callbackUrl: t.string({
      description: 'The whole address of that page, as the provider has written it. Take it out of the address bar at once.',
    }),
  }),
});

builder.mutationFields((t) => ({
  beginSocialSignIn: t.field({
    type: BeginSocialSignInPayload,
    description: `Begins to sign in by OpenID Connect. \`POST /wps/session/social/begin\`. The provider sends the browser back to \`${callbackPath}/<provider>\`; what ties the two together is in a cookie out of reach of scripts.`,
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors: { types: [SocialSignInFailedError, SocialProviderUnavailableError, TooManyAttemptsError, FeatureOffError] },
    args: { input: t.arg({ type: BeginSocialSignInInput, description: 'At which service, as the site offers it.' }) },
    resolve: async (_root, { input: { provider } }, context) => {
      const { upstream, session, siteOrigin } = context;
      await requireSwitch(context, 'socialSignIn');
      const payload = beginSocialSignIn.payload.safeParse({
        provider,
        redirectUri: `${siteOrigin}${callbackPath}/${encodeURIComponent(provider)}`,
      });
      if (!payload.success) throw new SocialSignInFailedError();
      const { url, state } = await upstream.call(beginSocialSignIn, payload.data).catch(mapErrors(session, errorMap));
      const safe = safeAbsoluteUrl(url);
      if (safe === null) throw new Error('the operator answered a provider whose address is not safe to open');
      session.keepSocialState(state);
      return { url: safe };
    },
  }),
  finishSocialSignIn: t.field({
    type: LogInPayload,
    description: `Ends the sign-in of \`beginSocialSignIn\` on the page that the provider has sent the browser back to, once. \`POST /wps/session/social/finish\`, then \`GET /wps/member/info\`.`,
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: {
      types: [
        SocialSignInFailedError,
        SocialProviderUnavailableError,
        SocialUnlinkedError,
        LoginVerificationNeededError,
        NotAMemberAccountError,
        SelfExcludedError,
        TooManyAttemptsError,
        FeatureOffError,
      ],
    },
    args: { input: t.arg({ type: FinishSocialSignInInput, description: 'The address of that page.' }) },
    resolve: async (_root, { input: { callbackUrl } }, context) => {
      const { session, upstream, siteOrigin } = context;
      const state = session.socialState;
      session.keepSocialState(undefined);
      const url = URL.parse(callbackUrl);
      // Without the cookie it was another browser that began, as in a login forged from elsewhere.
      if (state === undefined || url?.origin !== siteOrigin || !isCallback(url.pathname)) throw new SocialSignInFailedError();
      await requireSwitch(context, 'socialSignIn');
      const payload = finishSocialSignIn.payload.safeParse({ state, callbackUrl });
      if (!payload.success) throw new SocialSignInFailedError();
      const opened = await upstream.call(finishSocialSignIn, payload.data).catch(mapErrors(session, errorMap));
      return loggedIn(context, { ...opened, passwordExpired: false });
    },
  }),
}));
