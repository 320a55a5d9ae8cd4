import type { AnswerOf } from '#contract/call.ts';
import { captcha, challenge } from '#contract/identity/verification.ts';
import { beforeLogIn, everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { TooManyAttemptsError } from '../../refusals/refusals.ts';

type CaptchaRecord = AnswerOf<typeof captcha>;
type ChallengeRecord = AnswerOf<typeof challenge>;

const Captcha = builder.objectRef<CaptchaRecord>('Captcha').implement({
  description: 'A picture of characters to type; good for one answer within two minutes.',
  ...everybody,
  fields: (t) => ({
    id: t.exposeID('captchaId', { description: 'Goes back with the answer; cannot be asked for through `node`.' }),
    image: t.exposeString('image', { description: 'The bytes of a PNG in base64, to stand behind `data:image/png;base64,`.' }),
  }),
});

const RefreshCaptchaPayload = builder.objectRef<CaptchaRecord>('RefreshCaptchaPayload').implement({
  description: 'A new picture; the ones before it stay good for their two minutes.',
  ...everybody,
  fields: (t) => ({
    captcha: t.field({ type: Captcha, description: 'To be shown in place of the last one.', resolve: (record) => record }),
  }),
});

const Challenge = builder.objectRef<ChallengeRecord>('Challenge').implement({
  description:
    'A proof of work, as ALTCHA has it: the number is to be found with SHA-256 of `salt` and number equal to `challenge`. Good for one call.',
  ...everybody,
  fields: (t) => ({
    algorithm: t.exposeString('algorithm', { description: 'Always `SHA-256`.' }),
    challenge: t.exposeString('challenge', { description: 'The hash to be met, in hex.' }),
    salt: t.exposeString('salt', { description: 'What stands before the number when it is hashed.' }),
    signature: t.exposeString('signature', { description: 'Goes back with the solution as it is.' }),
    maxNumber: t.exposeInt('maxnumber', { description: 'The number is not larger than this.' }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'No solution is taken after it.',
      resolve: ({ expiresAt }) => new Date(expiresAt),
    }),
  }),
});

const RequestChallengePayload = builder.objectRef<ChallengeRecord>('RequestChallengePayload').implement({
  description: 'Work for the browser, before it registers or has an SMS sent.',
  ...everybody,
  fields: (t) => ({
    challenge: t.field({ type: Challenge, description: 'To be solved off the main thread.', resolve: (record) => record }),
  }),
});

/** The first bytes of every PNG, in base64. */
const pngBase64 = /^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/;

builder.mutationFields((t) => ({
  refreshCaptcha: t.field({
    type: RefreshCaptchaPayload,
    description: 'Makes a captcha; a mutation, because every asking makes a new one. `GET /wps/captcha`.',
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors: { types: [TooManyAttemptsError] },
    resolve: async (_root, _args, { upstream, session }) => {
      const record = await upstream.call(captcha, {}).catch(mapErrors(session, commonErrorMap));
      if (!pngBase64.test(record.image)) throw new Error('the operator answered a captcha that is no PNG');
      return record;
    },
  }),
  requestChallenge: t.field({
    type: RequestChallengePayload,
    description: 'Makes a challenge, for `RequestCodeInput.challenge` or `RegisterInput.challenge`. `GET /wps/challenge`.',
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors: { types: [TooManyAttemptsError] },
    resolve: (_root, _args, { upstream, session }) => upstream.call(challenge, {}).catch(mapErrors(session, commonErrorMap)),
  }),
}));
