import type { AnswerOf } from '#contract/call.ts';
import { contacts } from '#contract/identity/contact.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { Member } from '../member/Member.ts';
import { LoginVerificationChoice } from '../session/loginVerificationRefusals.ts';

type ContactsAnswer = AnswerOf<typeof contacts>;

/** The operator's word for each kind. */
export const contactKinds = { PHONE: 'phone', EMAIL: 'email' } as const;

export const ContactKind = builder.enumType('ContactKind', {
  description: 'A way to reach the member that can be proven.',
  values: { PHONE: { description: 'A mobile number.' }, EMAIL: { description: 'A mail address.' } } satisfies Record<
    keyof typeof contactKinds,
    { description: string }
  >,
});

const Contact = builder.objectRef<NonNullable<ContactsAnswer['phone']>>('Contact').implement({
  description: 'A number or a mail address of the member, most of it covered.',
  authScopes: { realMember: true },
  fields: (t) => ({
    hint: t.exposeString('hint', { description: 'Such as `+84 ••• 12` or `l•••@example.com`.' }),
    proven: t.exposeBoolean('proven', {
      description: 'True where the member has answered a code that was sent there; what was only told at registration is not proven.',
    }),
  }),
});

const Contacts = builder.objectRef<ContactsAnswer>('Contacts').implement({
  description: 'How the member can be reached, and what a change of that needs.',
  authScopes: { realMember: true },
  fields: (t) => ({
    phone: t.expose('phone', { type: Contact, nullable: true, description: 'The mobile number; `null` where none was told.' }),
    email: t.expose('email', { type: Contact, nullable: true, description: 'The mail address; `null` where none was told.' }),
    offered: t.field({
      type: [ContactKind],
      description: 'What can be bound or changed now; empty where the brand sends no messages.',
      resolve: ({ offered }) => offered.map((kind) => (kind === 'phone' ? 'PHONE' : 'EMAIL')),
    }),
    proofs: t.expose('proofs', {
      type: [LoginVerificationChoice],
      description: 'What a change has to be proven by, besides the new code: one of these. Empty where nothing was proven before.',
    }),
  }),
});

builder.objectField(Member, 'contacts', (t) =>
  t.field({
    type: Contacts,
    nullable: true,
    authScopes: { realMember: true },
    description: 'Number and mail address of the account. `GET /wps/member/contacts`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, { upstream, session }) => upstream.call(contacts, {}).catch(mapErrors(session)),
  }),
);
