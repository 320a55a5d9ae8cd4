import type { PlatformParts } from '../../../core/parts.ts';

/** Tells a wish to come back whose it is: whoever holds one has just proven to be the member, and is not let in. */
export interface ReturnTickets {
  make(memberId: string): string;
  /** The member it is for, and when it was made, in milliseconds since 1970; undefined where it is none of ours, or older than ten minutes. */
  read(ticket: string): { readonly memberId: string; readonly madeAt: number } | undefined;
}

const lifetime = 10 * 60_000;
const purpose = 'return ticket';

export const createReturnTickets = ({ clock, secrets }: Pick<PlatformParts, 'clock' | 'secrets'>): ReturnTickets => ({
  make(memberId) {
    const content = `${memberId}~${clock.now() + lifetime}`;
    return `${content}~${secrets.hash(purpose, content)}`;
  },
  read(ticket) {
    const [, content, memberId = '', expires, signature] = /^(([0-9a-f-]{36})~(\d{1,16}))~([0-9a-f]{64})$/.exec(ticket) ?? [];
    if (content === undefined || signature === undefined || Number(expires) <= clock.now()) return undefined;
    return secrets.matches(purpose, content, signature) ? { memberId, madeAt: Number(expires) - lifetime } : undefined;
  },
});
