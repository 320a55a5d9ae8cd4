import { z } from 'zod';
import { call } from '../call.ts';
import { dialingCode, nothing, password, verificationCode } from '../sharedSchemas.ts';
import { verificationMethod } from './loginVerification.ts';

const contactKind = z.enum(['phone', 'email']);

const contact = z.object({
  /** What may be shown of it, such as `+84 ••• 12` or `l•••@example.com`. */
  hint: z.string(),
  /** Whether the member has proven to read it; what was only told at registration is not. */
  proven: z.boolean(),
});

/**
 * How the member can be reached, what may be bound now, and what a change is proven by: by one of `proofs`, which is empty where
 * nothing was proven before. Where an authenticator app is bound it alone counts, and its recovery codes.
 */
export const contacts = call({
  method: 'GET',
  path: '/wps/member/contacts',
  access: 'members',
  kind: 'read',
  group: 'auth',
  specified: false,
  payload: nothing,
  answer: z.object({
    phone: contact.nullable(),
    email: contact.nullable(),
    /** Empty where nobody carries messages. */
    offered: z.array(contactKind),
    proofs: z.array(z.object({ method: verificationMethod, hint: z.string() })),
  }),
});

const target = {
  kind: contactKind,
  /** Mail address, or number without its dialling code, as typed. Left out where the one that was told before is to be proven. */
  value: z.string().max(254).optional(),
  /** `phone` alone. */
  countryDialingCode: dialingCode.optional(),
  /** One of `proofs`; the first one where it is left out. */
  proof: verificationMethod.optional(),
} as const;

/**
 * Sends a code to a number or a mail address that is to be bound, and another one to what was bound before where that is the `proof`.
 * Needs the password anew. Refusals: `wrong_password`, `invalid_mobile`, `invalid_fields` with `value` (`email`) — both also where
 * no `value` is given and none was told before —, `too_many_attempts`, `sms_quota_exceeded`, `function_not_enabled` (what is not offered, or no proof of this member).
 */
export const sendContactCode = call({
  method: 'POST',
  path: '/wps/member/contacts/code',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['wrong_password', 'invalid_mobile', 'invalid_fields', 'too_many_attempts', 'sms_quota_exceeded', 'function_not_enabled'],
  payload: z.object({ ...target, password }),
  answer: z.object({ expiredMinutes: z.number().int().positive() }),
});

/**
 * Binds a number or a mail address, in place of the one before, which is told of it. Refusals: `verification_code_failed` (of what is
 * to be bound), `proof_failed` (of what was bound before), `mobile_taken`, `invalid_mobile`, `invalid_fields` and
 * `function_not_enabled` as of `sendContactCode`, `too_many_attempts`; and `invalid_fields` with `value` (`shut`) where it is somebody's
 * who has excluded themselves.
 */
export const changeContact = call({
  method: 'POST',
  path: '/wps/member/contacts',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: [
    'verification_code_failed',
    'proof_failed',
    'mobile_taken',
    'invalid_mobile',
    'invalid_fields',
    'too_many_attempts',
    'function_not_enabled',
  ],
  payload: z.object({
    ...target,
    verificationCode,
    /** Answer to the proof; left out where none is asked for. */
    proofCode: verificationCode.optional(),
  }),
  answer: nothing,
});

export const contactCalls = { contacts, sendContactCode, changeContact };
