import type { ParsedPayloadOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import type { Account } from '../fakeAccount.ts';
import { isFakeGuess } from './brokenFakePassword.ts';
import { fakeContactHints } from './fakeContacts.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { fakeCode } from './fakeSignIn.ts';
import { requireFakePassword } from './requireFakePassword.ts';
import { tenThousandths } from '../tenThousandths.ts';

const day = 24 * 3_600_000;

type Action = ParsedPayloadOf<Calls['requestStepUpCode']>;

/** The same for the same action, however its amount is written. */
const actionText = ({ action, amount, target = '' }: Action): string =>
  `${action} ${amount === undefined ? '' : tenThousandths(amount)} ${target}`;

/** An app where one is bound, else the number that the account was opened by, or that was bound since, else the mail address that was. */
function factorOf({ authenticator, contacts, mobileHint }: Account) {
  const hint = mobileHint ?? (contacts.phone === undefined ? undefined : fakeContactHints.phone);
  if (authenticator?.enabled) return { factor: 'totp' as const, hint: '' };
  if (hint !== undefined) return { factor: 'phone' as const, hint };
  return contacts.email === undefined ? { factor: 'none' as const, hint: '' } : { factor: 'email' as const, hint: fakeContactHints.email };
}

/** Of the app, or sent to the number or mail address; nothing where the account has none of them. */
export function requireFakeCode(account: Account, code: string | undefined): void {
  if (factorOf(account).factor !== 'none' && code !== fakeCode) throw new FakeRefusal('verification_code_failed');
}

function requireSound(account: Account, wish: { readonly newPaymentPassword: string; readonly confirmPaymentPassword: string }): void {
  const { newPaymentPassword: text, confirmPaymentPassword } = wish;
  const rule =
    text.length < 6 || text.length > 64
      ? 'length'
      : text === account.password
        ? 'samePassword'
        : isFakeGuess(text, account.member.account)
          ? 'commonPassword'
          : undefined;
  const fields = [
    ...(rule === undefined ? [] : [{ name: 'newPaymentPassword', patternId: rule }]),
    ...(text === confirmPaymentPassword ? [] : [{ name: 'confirmPaymentPassword', patternId: 'mismatch' }]),
  ];
  if (fields.length > 0) throw new FakeRefusal('invalid_fields', { fields });
}

function requirePaymentPassword(account: Account, given: string, now: number): void {
  if (account.paymentPassword === undefined) throw new FakeRefusal('payment_password_needed');
  requireFakePassword(account, 'payment', given, now);
}

/** Until when no money leaves, after a payment password was replaced without it; undefined where it may. */
export const fakeCoolingUntil = ({ paymentPasswordReplacedAt: replacedAt }: Account, now: number): number | undefined =>
  replacedAt !== undefined && replacedAt + day > now ? replacedAt + day : undefined;

/** Uses up what was proven for an action. */
export function requireFakeStepUp({ stepUpTickets }: Account, action: Action, ticket: string): void {
  if (stepUpTickets.get(ticket) !== actionText(action)) throw new FakeRefusal('step_up_failed');
  stepUpTickets.delete(ticket);
}

/** Payment passwords, and what is proven by them. */
export const fakeStepUp = {
  paymentPassword: (_payload, context) => {
    const account = fakeOwner(context);
    return {
      isSet: account.paymentPassword !== undefined,
      ...factorOf(account),
      coolingUntil: fakeCoolingUntil(account, context.now) ?? null,
    };
  },
  setPaymentPassword: ({ password, code, ...wish }, context) => {
    const account = fakeOwner(context);
    requireFakePassword(account, 'account', password, context.now);
    requireSound(account, wish);
    requireFakeCode(account, code);
    if (account.paymentPassword !== undefined) account.paymentPasswordReplacedAt = context.now;
    account.paymentPassword = wish.newPaymentPassword;
    return {};
  },
  changePaymentPassword: ({ oldPaymentPassword, code, ...wish }, context) => {
    const account = fakeOwner(context);
    requirePaymentPassword(account, oldPaymentPassword, context.now);
    requireSound(account, wish);
    requireFakeCode(account, code);
    account.paymentPassword = wish.newPaymentPassword;
    return {};
  },
  requestStepUpCode: (_payload, context) => {
    const { factor, hint } = factorOf(fakeOwner(context));
    if (factor !== 'phone' && factor !== 'email') throw new FakeRefusal('function_not_enabled');
    return { expiredMinutes: 5, hint };
  },
  proveStepUp: ({ paymentPassword, code, ...action }, context) => {
    const account = fakeOwner(context);
    requirePaymentPassword(account, paymentPassword, context.now);
    requireFakeCode(account, code);
    const stepUpTicket = `fake-step-up-${account.member.memberId}-${actionText(action).replace(/[^\w.-]/g, '-')}`;
    account.stepUpTickets.set(stepUpTicket, actionText(action));
    return { stepUpTicket, expiresInSeconds: 300 };
  },
} satisfies Partial<FakeHandlers>;
