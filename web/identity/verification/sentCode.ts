import { siteStorage } from '../../storage/siteStorage.ts';

/** A code that was sent, kept over a reload of the page. */
export interface SentCode {
  /** Whom it was sent to: digits of the dialling code, a space, the number as typed. */
  readonly target: string;
  /** No other one is sent to them before it; milliseconds since 1970. */
  readonly deadline: number;
  /** False where no code went out, and the deadline is only how long to wait. */
  readonly isSent: boolean;
  /** Names the check where a phone service has sent it. */
  readonly checkId: string | null;
}

export type CodePurpose = 'register' | 'login' | 'recovery';

const keyOf = (purpose: CodePurpose) => `sentCode.${purpose}`;

const listeners = new Set<() => void>();

/** Tells of every code that is kept or forgotten, by whichever part of the page. Returns what ends it. */
export function onSentCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The newest code of a purpose, as it is kept; see `sentCodeOf`. */
export const keptCode = (purpose: CodePurpose): string | null => siteStorage.tab.getItem(keyOf(purpose));

/** `null` where none was sent. */
export function sentCodeOf(text: string | null): SentCode | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isSentCode(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing loses the countdown on reload; the operator counts all the same. */
export function keepSentCode(purpose: CodePurpose, sent: SentCode): void {
  siteStorage.tab.setItem(keyOf(purpose), JSON.stringify(sent));
  for (const tell of listeners) tell();
}

/** For where it is spent: nobody has to wait for its end to ask for another. */
export function forgetSentCode(purpose: CodePurpose): void {
  siteStorage.tab.removeItem(keyOf(purpose));
  for (const tell of listeners) tell();
}

function isSentCode(kept: unknown): kept is SentCode {
  if (typeof kept !== 'object' || kept === null) return false;
  const { target, deadline, isSent, checkId } = kept as Partial<Record<keyof SentCode, unknown>>;
  return (
    typeof target === 'string' &&
    typeof deadline === 'number' &&
    typeof isSent === 'boolean' &&
    (checkId === null || typeof checkId === 'string')
  );
}
