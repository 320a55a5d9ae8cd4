import { hashOfToken } from '../../core/random.ts';
import type { MarkKind } from '../abuseFlag/abuseFlagTables.ts';

/** What somebody is known by, however it was typed. */
export interface Mark {
  readonly kind: MarkKind;
  readonly value: string;
}

export interface Person {
  /** E.164 text. */
  readonly mobile: string | null;
  readonly email: string | null;
  /** Name of the browser; empty for none. */
  readonly browser?: string;
}

/** A browser's name is a secret that lets it in: what is kept of it does not. */
export const marksOf = ({ mobile, email, browser = '' }: Person): readonly Mark[] => [
  ...(mobile === null ? [] : [{ kind: 'phone' as const, value: mobile }]),
  ...(email === null ? [] : [{ kind: 'email' as const, value: email.normalize('NFKC').trim().toLowerCase() }]),
  ...(browser === '' ? [] : [{ kind: 'browser' as const, value: hashOfToken(browser) }]),
];
