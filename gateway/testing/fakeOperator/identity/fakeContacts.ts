import type { FakeCallContext, FakeHandlers } from '../FakeCallContext.ts';
import { fakeNumber } from '../fakeNumber.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { fakeCode, fakeMobileKept } from './fakeSignIn.ts';
import { requireFakePassword } from './requireFakePassword.ts';

export const fakeContactHints = { phone: '+84 ••• 78', email: 'h•••@example.com' };
const kinds = ['phone', 'email'] as const;

const proofsOf = (context: FakeCallContext) => {
  const { contacts, authenticator } = fakeOwner(context);
  if (authenticator?.enabled) return (['totp', 'recoveryCode'] as const).map((method) => ({ method, hint: '' }));
  return kinds.filter((kind) => contacts[kind] !== undefined).map((method) => ({ method, hint: fakeContactHints[method] }));
};

interface Target {
  readonly kind: 'phone' | 'email';
  readonly value?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

/** What is to be bound, as it is kept: what was typed, else what was told before. */
function contactOf(context: FakeCallContext, { kind, value: typed, countryDialingCode }: Target): string {
  const told = fakeOwner(context).contacts[kind];
  const value = typed === undefined ? told : kind === 'phone' ? fakeNumber(typed, countryDialingCode) : typed.trim();
  if (kind === 'phone' && value === undefined) throw new FakeRefusal('invalid_mobile');
  if (value === undefined || (kind === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(value)))
    throw new FakeRefusal('invalid_fields', { fields: [{ name: 'value', patternId: 'email' }] });
  return value;
}

const requireOffered = (context: FakeCallContext, proof: string | undefined): void => {
  if (proof !== undefined && !proofsOf(context).some(({ method }) => method === proof)) throw new FakeRefusal('function_not_enabled');
};

/** Numbers and mail addresses of members. */
export const fakeContacts = {
  contacts: (_payload, context) => {
    const { contacts } = fakeOwner(context);
    const shown = (kind: 'phone' | 'email') => (contacts[kind] === undefined ? null : { hint: fakeContactHints[kind], proven: true });
    return { phone: shown('phone'), email: shown('email'), offered: [...kinds], proofs: proofsOf(context) };
  },
  sendContactCode: ({ proof, password, ...target }, context) => {
    const contact = contactOf(context, target);
    requireFakePassword(fakeOwner(context), 'account', password, context.now);
    requireOffered(context, proof);
    fakeOwner(context).contactCodes.add(contact);
    return { expiredMinutes: 5 };
  },
  changeContact: ({ proof, verificationCode, proofCode, ...target }, context) => {
    const contact = contactOf(context, target);
    requireOffered(context, proof);
    const { contacts, contactCodes, member } = fakeOwner(context);
    if (verificationCode !== fakeCode || !contactCodes.has(contact)) throw new FakeRefusal('verification_code_failed');
    if (proofsOf(context).length > 0 && proofCode !== fakeCode) throw new FakeRefusal('proof_failed');
    if (contact === fakeMobileKept && member.account !== 'heron88') throw new FakeRefusal('mobile_taken');
    contactCodes.delete(contact);
    contacts[target.kind] = contact;
    // An app that was begun when less was needed is not bound any more.
    if (fakeOwner(context).authenticator?.enabled === false) delete fakeOwner(context).authenticator;
    return {};
  },
} satisfies Partial<FakeHandlers>;
