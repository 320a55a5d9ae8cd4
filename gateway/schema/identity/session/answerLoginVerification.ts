import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { beforeLogIn, guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { FeatureOffError, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { CodeSentPayload } from '../verification/CodeSentPayload.ts';
import { loggedIn, LogInPayload } from './LogInPayload.ts';
import {
  LoginVerificationExpiredError,
  LoginVerificationFailedError,
  loginVerificationErrorMap,
  LoginVerificationMethod,
  verificationMethods,
} from './loginVerificationRefusals.ts';
import { SelfExcludedError } from './selfExcluded.ts';

const AnswerLoginVerificationInput = builder.inputType('AnswerLoginVerificationInput', {
  description: "What proves that the login is the member's own.",
  fields: (t) => ({
    verificationId: t.id({ description: '`LoginVerificationNeededError.verificationId`.' }),
    method: t.field({ type: LoginVerificationMethod, description: 'One of the choices that were offered.' }),
    answer: t.string({ description: 'Code or name, as typed; at most 255 characters.' }),
  }),
});

const BeginLoginVerificationInput = builder.inputType('BeginLoginVerificationInput', {
  description: 'Which code is to be sent.',
  fields: (t) => ({
    verificationId: t.id({ description: 'Of the login that waits, as `LoginVerificationNeededError` names it.' }),
    method: t.field({ type: LoginVerificationMethod, description: '`PHONE` or `EMAIL`; the others need no code to be sent.' }),
  }),
});

builder.mutationFields((t) => ({
  beginLoginVerification: t.field({
    type: CodeSentPayload,
    description: 'Sends the code of a login verification by SMS or mail. `POST /wps/session/login/verification/begin`.',
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors: { types: [LoginVerificationExpiredError, TooManyAttemptsError, FeatureOffError] },
    args: {
      input: t.arg({ type: BeginLoginVerificationInput, description: 'The login that waits, and the way that the person has chosen.' }),
    },
    resolve: async (_root, { input: { verificationId, method } }, { upstream, session }) => {
      const payload = beginLoginVerification.payload.safeParse({ verificationId, method: verificationMethods[method] });
      if (!payload.success) throw new LoginVerificationExpiredError();
      const { expiredMinutes } = await upstream
        .call(beginLoginVerification, payload.data)
        .catch(mapErrors(session, loginVerificationErrorMap));
      return { expiresInSeconds: expiredMinutes * 60, checkId: null };
    },
  }),
  answerLoginVerification: t.field({
    type: LogInPayload,
    description:
      'Ends a login that had to be proven, and signs in; the address is known from then on. `POST /wps/session/login/verification/answer`, then `GET /wps/member/info`. Five tries in all.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: {
      types: [LoginVerificationFailedError, LoginVerificationExpiredError, SelfExcludedError, TooManyAttemptsError, FeatureOffError],
    },
    args: { input: t.arg({ type: AnswerLoginVerificationInput, description: 'The login that waits, and the proof.' }) },
    resolve: async (_root, { input: { verificationId, method, answer } }, context) => {
      const payload = answerLoginVerification.payload.safeParse({ verificationId, method: verificationMethods[method], answer });
      if (!payload.success) throw new LoginVerificationExpiredError();
      const opened = await context.upstream
        .call(answerLoginVerification, payload.data)
        .catch(mapErrors(context.session, loginVerificationErrorMap));
      return loggedIn(context, opened);
    },
  }),
}));
