import type { FakeCallContext, FakeHandlers } from './FakeCallContext.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { fakeCode, fakeMobile } from './fakeSignIn.ts';
import { needFakePassword } from './needFakePassword.ts';

export const fakeContactHints = { phone: '+84 ••• 78', email: 'h•••@example.com' };
const kinds = ['phone', 'email'] as const;

const proofsOf = (context: FakeCallContext) => {
  const { contacts, authenticator } = fakeOwner(context);
  if (authenticator?.enabled) return (['totp', 'recoveryCode'] as const).map((method) => ({ method, hint: '' }));
  return kinds.filter((kind) => contacts[kind] !== undefined).map((method) => ({ method, hint: fakeContactHints[method] }));
};

/** What is to be bound, without the blanks that it was typed with. */
function contactOf(context: FakeCallContext, kind: 'phone' | 'email', typed = fakeOwner(context).contacts[kind] ?? ''): string {
  const value = kind === 'phone' ? typed.replaceAll(' ', '') : typed.trim();
  if (kind === 'phone' && !/^\d{6,15}$/.test(value)) throw new FakeRefusal('invalid_mobile');
  if (kind === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(value))
    throw new FakeRefusal('invalid_fields', { fields: [{ name: 'value', patternId: 'email' }] });
  return value;
}

const needOffered = (context: FakeCallContext, proof: string | undefined): void => {
  if (proof !== undefined && !proofsOf(context).some(({ method }) => method === proof)) throw new FakeRefusal('function_not_enabled');
};

/** Numbers and mail addresses of members. */
export const fakeContacts = {
  contacts: (_payload, context) => {
    const { contacts } = fakeOwner(context);
    const shown = (kind: 'phone' | 'email') => (contacts[kind] === undefined ? null : { hint: fakeContactHints[kind], proven: true });
    return { phone: shown('phone'), email: shown('email'), offered: [...kinds], proofs: proofsOf(context) };
  },
  sendContactCode: ({ kind, value, proof, password }, context) => {
    const contact = contactOf(context, kind, value);
    needFakePassword(fakeOwner(context), 'account', password, context.now);
    needOffered(context, proof);
    fakeOwner(context).contactCodes.add(contact);
    return { expiredMinutes: 5 };
  },
  changeContact: ({ kind, value, proof, verificationCode, proofCode }, context) => {
    const contact = contactOf(context, kind, value);
    needOffered(context, proof);
    const { contacts, contactCodes, member } = fakeOwner(context);
    if (verificationCode !== fakeCode || !contactCodes.has(contact)) throw new FakeRefusal('verification_code_failed');
    if (proofsOf(context).length > 0 && proofCode !== fakeCode) throw new FakeRefusal('proof_failed');
    if (contact === fakeMobile && member.account !== 'heron88') throw new FakeRefusal('mobile_taken');
    contactCodes.delete(contact);
    contacts[kind] = contact;
    // An app that was begun when less was needed is not bound any more.
    if (fakeOwner(context).authenticator?.enabled === false) delete fakeOwner(context).authenticator;
    return {};
  },
} satisfies Partial<FakeHandlers>;
