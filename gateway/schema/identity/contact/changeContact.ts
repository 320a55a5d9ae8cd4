import { changeContact, sendContactCode } from '#contract/identity/contact.ts';
import { otherRules } from '#contract/patternFamilies.ts';
import { password as passwordShape, verificationCode } from '#contract/sharedSchemas.ts';
import { skipRememberMe } from '../../access.ts';
import { unfitInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { filled } from '../../input/filled.ts';
import {
  FeatureOffError,
  InvalidFieldsError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  Refusal,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { Member } from '../member/Member.ts';
import { viewerOf } from '../member/viewer.ts';
import { WrongPasswordError } from '../password/wrongPassword.ts';
import { MobileTakenError } from '../registration/registerRefusals.ts';
import { LoginVerificationMethod, verificationMethods } from '../session/loginVerificationRefusals.ts';
import { CodeSentPayload } from '../verification/CodeSentPayload.ts';
import { CodeNotSentError, sendCodeErrorMap, VerificationCodeFailedError } from '../verification/verificationRefusals.ts';
import { ContactKind, contactKinds } from './contacts.ts';

class ProofFailedError extends Refusal {
  constructor() {
    super('PROOF_FAILED');
  }
}
refusalType(
  ProofFailedError,
  'ProofFailedError',
  'What was bound before was not proven: the code is wrong, used or too old. Nothing was changed. Code `PROOF_FAILED`.',
);

const contact = 'What is to be bound; one of `Contacts.offered`.';
const value =
  'Mail address, or number without its dialling code, as typed; at most 254 characters. Left out where the one that was told before is to be proven.';
const dialling = 'Digits of the dialling code, as of `Country.countryDialingCode`; left out for a mail address, and where `value` is.';
const proof = 'One of `Contacts.proofs`; the first one where it is left out.';

const SendContactCodeInput = builder.inputType('SendContactCodeInput', {
  description: 'Where the code is to be sent. Sealed for the operator.',
  fields: (t) => ({
    contact: t.field({ type: ContactKind, description: contact }),
    value: t.string({ required: false, description: value }),
    countryDialingCode: t.string({ required: false, description: dialling }),
    proof: t.field({ type: LoginVerificationMethod, required: false, description: proof }),
    password: t.string({ description: 'Of the account, typed anew: a session alone does not prove who asks.' }),
  }),
});

const ChangeContactInput = builder.inputType('ChangeContactInput', {
  description: 'What is to be bound, as it was given to `sendContactCode`, and the codes. Sealed for the operator.',
  fields: (t) => ({
    contact: t.field({ type: ContactKind, description: contact }),
    value: t.string({ required: false, description: value }),
    countryDialingCode: t.string({ required: false, description: dialling }),
    proof: t.field({ type: LoginVerificationMethod, required: false, description: proof }),
    code: t.string({ description: 'Sent to what is to be bound.' }),
    proofCode: t.string({ required: false, description: 'Of the proof; left out where none is asked for.' }),
  }),
});

const ChangeContactPayload = builder.objectRef<{ changed: boolean }>('ChangeContactPayload').implement({
  description: 'The number or the address is bound, and what was bound before has been told.',
  authScopes: { realMember: true },
  fields: (t) => ({
    viewer: t.field({
      type: Member,
      nullable: true,
      description: 'The member, with `contacts` as they are now; `null` where the session has ended meanwhile.',
      resolve: (_payload, _args, context) => viewerOf(context),
    }),
  }),
});

const shared = [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, InvalidFieldsError, FeatureOffError];
const errorMap: ErrorMap = {
  ...commonErrorMap,
  wrong_password: () => new WrongPasswordError(),
  verification_code_failed: () => new VerificationCodeFailedError(),
  proof_failed: () => new ProofFailedError(),
  mobile_taken: () => new MobileTakenError(),
  // Nothing was to be sent.
  invalid_mobile: () => new InvalidFieldsError([{ name: 'value', patternId: otherRules.mobile }]),
};

interface Target {
  readonly contact: keyof typeof contactKinds;
  readonly value?: string | null | undefined;
  readonly countryDialingCode?: string | null | undefined;
  readonly proof?: keyof typeof verificationMethods | null | undefined;
}
/** In the operator's words. A value that is empty is wrong rather than missing: the operator says so. */
const words = ({ contact, value, countryDialingCode, proof: way }: Target) => ({
  kind: contactKinds[contact],
  ...(value != null && { value }),
  ...filled({ countryDialingCode, proof: way && verificationMethods[way] }),
});

builder.mutationFields((t) => ({
  sendContactCode: t.field({
    type: CodeSentPayload,
    description:
      'Sends a code to a number or a mail address that is to be bound, and another one to what was bound before where that is the proof. `POST /wps/member/contacts/code`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [WrongPasswordError, CodeNotSentError, ...shared] },
    args: { input: t.arg({ type: SendContactCodeInput, description: 'Where to, and the password.' }) },
    resolve: async (_root, { input }, { upstream, session }) => {
      if (!passwordShape.safeParse(input.password).success) throw new WrongPasswordError();
      const payload = sendContactCode.payload.safeParse({ ...words(input), password: input.password });
      if (!payload.success) throw unfitInput(payload.error);
      const { expiredMinutes } = await upstream
        .call(sendContactCode, payload.data)
        .catch(mapErrors(session, { ...errorMap, ...sendCodeErrorMap }));
      return { expiresInSeconds: expiredMinutes * 60, checkId: null };
    },
  }),
  changeContact: t.field({
    type: ChangeContactPayload,
    description:
      'Binds a number or a mail address in place of the one before, by the codes of `sendContactCode`. `POST /wps/member/contacts`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [VerificationCodeFailedError, ProofFailedError, MobileTakenError, TooManyAttemptsError, ...shared] },
    args: { input: t.arg({ type: ChangeContactInput, description: 'What to bind, and the codes.' }) },
    resolve: async (_root, { input: { code, proofCode, ...target } }, { upstream, session }) => {
      if (!verificationCode.safeParse(code).success) throw new VerificationCodeFailedError();
      if (proofCode != null && !verificationCode.safeParse(proofCode).success) throw new ProofFailedError();
      const payload = changeContact.payload.safeParse({ ...words(target), verificationCode: code, ...filled({ proofCode }) });
      if (!payload.success) throw unfitInput(payload.error);
      await upstream.call(changeContact, payload.data).catch(mapErrors(session, errorMap));
      return { changed: true };
    },
  }),
}));
