import { register } from '#contract/wps/member.ts';
import { BadInput } from '../badInput.ts';
import { builder } from '../builder.ts';
import { Member } from '../member/Member.ts';
import type { Viewer } from '../member/viewer.ts';
import { refusedAs } from '../refusedAs.ts';
import { InvalidFieldsError, TooManyAttemptsError, UsernameTakenError } from '../refusals.ts';
import { safeAbsoluteUrl } from '../safeUrl.ts';
import { openSession } from '../session/openSession.ts';
import { registerMeanings } from './registerRefusals.ts';

const RegisterPayload = builder.objectRef<{ account: string; viewer: Viewer }>('RegisterPayload').implement({
  description: 'The account was made and is signed in: the session is in the cookie of this answer.',
  authScopes: { member: true },
  fields: (t) => ({
    account: t.exposeString('account', { description: 'The number or name to log in by from now on, to be shown to the member.' }),
    viewer: t.expose('viewer', { type: Member, description: 'The new member; any bonus is already in the balance.' }),
  }),
});

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'The registration form. `registrationForm` says which fields are shown, required, and what they accept.',
  fields: (t) => ({
    username: t.string({ description: 'Name to log in by; cannot be changed later.' }),
    password: t.string({ description: 'Sealed for the operator\'s key on its way, and logged nowhere.' }),
    confirmPassword: t.string({ description: 'The same again, typed a second time.' }),
    payeeName: t.string({ required: false, description: 'Name on the bank account that withdrawals go to.' }),
    email: t.string({ required: false, description: 'Address for recovering the password.' }),
    referralCode: t.string({ required: false, description: 'Of the member who invited this one, from the address of the page.' }),
    affiliateCode: t.string({ required: false, description: 'Of the agent this member will belong to, typed or from the address of the page.' }),
    pageUrl: t.string({ description: 'Full address of the page with the form; the operator keeps it with the account. At most 500 characters, without credentials.' }),
    ageConfirmed: t.boolean({ description: 'That the visitor has reached `RegistrationForm.minimumAge`; without it no account is made.' }),
    termsAccepted: t.boolean({ description: 'That the visitor agrees to the terms; without it no account is made.' }),
  }),
});

/** Rule ids of the two confirmations, which are no patterns of the operator. */
const mustBeConfirmed = { ageConfirmed: 'ageNotConfirmed', termsAccepted: 'termsNotAccepted' } as const;

type Given = (typeof RegisterInput)['$inferInput'];

/** The operator's payload, or the refusal that it would answer to values which cannot even be sent. */
function payloadOf({ pageUrl, ...fields }: Given) {
  const page = safeAbsoluteUrl(pageUrl);
  if (page === null || page.length > 500) throw new BadInput('`pageUrl` must be the address of a page of this site.');
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
  const read = register.payload.safeParse({ username: '', password: '', confirmPassword: '', ...filled, registerUrl: page, domain: new URL(page).hostname });
  if (read.success) return read.data;
  const names = new Set(read.error.issues.map((issue) => String(issue.path[0])));
  throw new InvalidFieldsError([...names].map((name) => ({ name, patternId: Object.hasOwn(mustBeConfirmed, name) ? mustBeConfirmed[name as 'ageConfirmed'] : 'length' })));
}

builder.mutationField('register', (t) =>
  t.field({
    type: RegisterPayload,
    description: 'Opens an account and signs it in. `PUT /wps/member/register`, then `GET /wps/member/info`. One try per request.',
    authScopes: { visitor: true },
    errors: { types: [UsernameTakenError, InvalidFieldsError, TooManyAttemptsError] },
    args: { input: t.arg({ type: RegisterInput, description: 'The filled form.' }) },
    resolve: async (_root, { input }, context) => {
      const answer = await context.upstream.call(register, payloadOf(input)).catch(refusedAs(context.session, registerMeanings));
      const viewer = await openSession(context, answer.token, answer.account);
      return { account: answer.account, viewer };
    },
  }),
);
