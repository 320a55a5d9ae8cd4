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

/** The newest code of a purpose; `null` where none was sent. */
export function readSentCode(purpose: CodePurpose): SentCode | null {
  try {
    const kept: unknown = JSON.parse(siteStorage.tab.getItem(keyOf(purpose)) ?? 'null');
    return isSentCode(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** `null` forgets it. A browser that keeps nothing loses the countdown on reload; the operator counts all the same. */
export function keepSentCode(purpose: CodePurpose, sent: SentCode | null): void {
  if (sent) siteStorage.tab.setItem(keyOf(purpose), JSON.stringify(sent));
  else siteStorage.tab.removeItem(keyOf(purpose));
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
