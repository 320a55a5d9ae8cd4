import { otherRules, type PatternId } from '#contract/patternFamilies.ts';
import type { BrokenRule } from '../../identity/registration/registrationRules.ts';
import { e164 } from '../../core/mobileNumber.ts';
import { countries } from '../../core/countries.ts';
import { visibleName } from '../../core/text/visibleName.ts';
import { payoutBanks } from './payoutBanks.ts';

/** Who is to be paid, as it was typed. */
export interface TypedPayee {
  readonly bankCode: string;
  readonly holderName: string;
  readonly accountNumber: string;
}

const bankNumber = /^[0-9]{6,19}$/;

/** The one way to write a number, however it is parted; undefined where it can be none. `home` is the brand's own country, whose mobile numbers wallets have. */
function plainNumber(kind: 'bank' | 'wallet', typed: string, home: string): string | undefined {
  const text = typed.normalize('NFKC').replace(/[\s.-]/g, '');
  if (kind === 'bank') return bankNumber.test(text) ? text : undefined;
  const dialingCode = countries.find(({ code }) => code === home)?.dialingCode ?? '';
  return e164(dialingCode, text, [home]);
}

/** By what the same payee is known again, whoever binds it and however it is typed; undefined where it can be none. */
export function payeeKey({ bankCode, accountNumber }: Omit<TypedPayee, 'holderName'>, home: string): string | undefined {
  const bank = payoutBanks.find((each) => each.bankCode === bankCode);
  const number = bank && plainNumber(bank.kind, accountNumber, home);
  return number === undefined ? undefined : `${bankCode} ${number}`;
}

/** Broken rules of a payee; empty where it can be bound. */
export function brokenPayeeRules(payee: TypedPayee, home: string): BrokenRule[] {
  const bank = payoutBanks.find((each) => each.bankCode === payee.bankCode);
  if (!bank) return [{ name: 'bankCode', patternId: otherRules.unknown }];
  const name = visibleName(payee.holderName);
  const { length } = [...name];
  return [
    ...(length < 2 || length > 60 || !/\p{L}/u.test(name) ? [{ name: 'holderName', patternId: 'length' satisfies PatternId }] : []),
    ...(plainNumber(bank.kind, payee.accountNumber, home) === undefined
      ? [{ name: 'accountNumber', patternId: bank.kind === 'bank' ? ('digits' satisfies PatternId) : otherRules.mobile }]
      : []),
  ];
}

const dots = '••••';

/** The last four of a number: enough for its owner, and nothing for anybody else. */
export const maskedNumber = (number: string): string => `${dots} ${number.slice(-4)}`;

/** First letters of a name's words. */
export const maskedHolder = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');
