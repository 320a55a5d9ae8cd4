import { registerSettings } from '#contract/system/site.ts';
import { beginPhoneCheck, loginSmsCode, registerSmsCode } from '#contract/identity/verification.ts';
import type { Context } from '../../../context.ts';
import { beforeLogIn } from '../../access.ts';
import { builder } from '../../builder.ts';
import { filled } from '../../input/filled.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { FeatureOffError } from '../../refusals/refusals.ts';
import { requireSwitch } from '../../system/site/switches.ts';
import { CodeSentPayload } from './CodeSentPayload.ts';
import { beginPhoneErrorMap, ChallengeFailedError, CodeNotSentError, sendCodeErrorMap } from './verificationRefusals.ts';

const RequestCodeInput = builder.inputType('RequestCodeInput', {
  description: 'Where a code is to be sent.',
  fields: (t) => ({
    mobileNum: t.string({ description: 'As typed, without the dialling code.' }),
    countryDialingCode: t.string({ description: 'Digits of the dialling code, as of `Country.countryDialingCode`.' }),
    challenge: t.string({
      required: false,
      description: "Solution of `requestChallenge`, where `RegistrationForm.challengeRequired` asks for one: base64 of ALTCHA's JSON.",
    }),
  }),
});

type Given = (typeof RequestCodeInput)['$inferInput'];

const errors = { types: [CodeNotSentError, ChallengeFailedError, FeatureOffError] };
const inputDescription = 'The number, and the solved challenge.';

/** Values that no operator takes are no number that could be called. */
const invalid = () => new CodeNotSentError('INVALID_MOBILE');

async function sendLoginCode(context: Context, input: Given, purpose: 'login' | 'password') {
  const { upstream, session } = context;
  await requireSwitch(context, purpose === 'login' ? 'smsLogIn' : 'phoneRecovery');
  const payload = loginSmsCode.payload.safeParse({ ...filled(input), purpose });
  if (!payload.success) throw invalid();
  const { expiredMinutes } = await upstream.call(loginSmsCode, payload.data).catch(mapErrors(session, sendCodeErrorMap));
  return { expiresInSeconds: expiredMinutes * 60, checkId: null };
}

/** The phone service's codes say nothing of their life; its button counts one minute. */
const serviceSeconds = 60;

async function sendRegisterCode(context: Context, input: Given) {
  const { upstream, session } = context;
  const [{ phoneVerification }] = await Promise.all([upstream.call(registerSettings, {}), requireSwitch(context, 'registrationCode')]);
  const { mobileNum, ...rest } = filled(input);
  if (phoneVerification === 'service') {
    const payload = beginPhoneCheck.payload.safeParse({ mobileNum, ...rest });
    if (!payload.success) throw invalid();
    const { checkId } = await upstream.call(beginPhoneCheck, payload.data).catch(mapErrors(session, beginPhoneErrorMap));
    return { expiresInSeconds: serviceSeconds, checkId };
  }
  const payload = registerSmsCode.payload.safeParse({ mobileNo: mobileNum, ...rest });
  if (!payload.success) throw invalid();
  const { expiredMinutes } = await upstream.call(registerSmsCode, payload.data).catch(mapErrors(session, sendCodeErrorMap));
  return { expiresInSeconds: expiredMinutes * 60, checkId: null };
}

builder.mutationFields((t) => ({
  requestRegisterCode: t.field({
    type: CodeSentPayload,
    description:
      "Sends a code for registering, by the brand's own SMS or by its phone service. `POST /wps/verification/sms/register` or `POST /wps/verification/phone/begin`, as `GET /wps/system/setting/register` says.",
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors,
    args: { input: t.arg({ type: RequestCodeInput, description: inputDescription }) },
    resolve: (_root, { input }, context) => sendRegisterCode(context, input),
  }),
  requestLoginCode: t.field({
    type: CodeSentPayload,
    description:
      'Sends a code for `logInBySms`; answers the same whether or not the number has an account. `POST /wps/verification/sms/noLogin`.',
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors,
    args: { input: t.arg({ type: RequestCodeInput, description: inputDescription }) },
    resolve: (_root, { input }, context) => sendLoginCode(context, input, 'login'),
  }),
  requestRecoveryCode: t.field({
    type: CodeSentPayload,
    description:
      'Sends a code for `recoverByPhone`; answers the same whether or not the number has an account. `POST /wps/verification/sms/noLogin`.',
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors,
    args: { input: t.arg({ type: RequestCodeInput, description: inputDescription }) },
    resolve: (_root, { input }, context) => sendLoginCode(context, input, 'password'),
  }),
}));
