import type { AnswerOf } from '#contract/call.ts';
import { mobileRegister, register } from '#contract/identity/member.ts';
import type { Context } from '../../../context.ts';
import { guestAllowed } from '../../access.ts';
import { builder, resultDescription } from '../../builder.ts';
import { Member } from '../member/Member.ts';
import type { Viewer } from '../member/viewer.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { openSession } from '../session/openSession.ts';
import { isSwitchOn, requireSwitch } from '../../system/site/switches.ts';
import { payloadOf, RegisterInput, RegisterMobileInput } from './registerInputs.ts';
import { registerErrors, registerErrorMap } from './registerRefusals.ts';
import { withFallbacks } from './withFallbacks.ts';

interface Registered {
  readonly account: string;
  readonly viewer: Viewer;
}

const RegisterPayload = builder.objectRef<Registered>('RegisterPayload').implement({
  description: 'The account was made and is signed in: the session is in the cookie of this answer.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    account: t.exposeString('account', { description: 'The number or name to log in by from now on, to be shown to the member.' }),
    viewer: t.expose('viewer', { type: Member, description: 'The new member; any bonus is already in the balance.' }),
  }),
});

async function signUp(context: Context, answered: Promise<AnswerOf<typeof register>>): Promise<Registered> {
  const { token, memberId, account } = await answered.catch(mapErrors(context.session, registerErrorMap));
  const viewer = await openSession(context, {
    token,
    memberId,
    account,
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: false,
  });
  return { account, viewer };
}

/** One union for both ways in: a page reads either by one fragment. */
const RegisterResult = builder.errorUnion('RegisterResult', {
  description: resultDescription,
  types: [RegisterPayload, ...registerErrors],
  resolveType: () => RegisterPayload,
});

builder.mutationFields((t) => ({
  register: t.field({
    type: RegisterResult,
    description:
      'Opens an account by username and signs it in. `PUT /wps/member/register`, then `GET /wps/member/info`. One try per request.',
    authScopes: { visitor: true },
    ...guestAllowed,
    args: { input: t.arg({ type: RegisterInput, description: 'The filled form.' }) },
    resolve: async (_root, { input }, context) => {
      await requireSwitch(context, 'usernameRegistration');
      return signUp(context, context.upstream.call(register, payloadOf(register.payload, await withFallbacks(context, input), context)));
    },
  }),
  registerMobile: t.field({
    type: RegisterResult,
    description:
      'Opens an account by mobile number, whose name the operator makes up, and signs it in. `PUT /wps/member/register/mobile`, then `GET /wps/member/info`. One try per request; needs `SiteSwitches.mobileRegistration`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    args: { input: t.arg({ type: RegisterMobileInput, description: 'The filled form.' }) },
    resolve: async (_root, { input }, context) => {
      await requireSwitch(context, 'mobileRegistration');
      const { password, confirmPassword, ...rest } = input;
      const form = (await isSwitchOn(context, 'mobilePassword')) ? { ...rest, password, confirmPassword } : rest;
      return signUp(
        context,
        context.upstream.call(mobileRegister, payloadOf(mobileRegister.payload, await withFallbacks(context, form), context)),
      );
    },
  }),
}));
