import type { z } from 'zod';
import type { language } from './contract/sharedSchemas.ts';
import type { Live, LiveField } from './live/live.ts';
import type { Upstream } from './upstream/upstream.ts';

export type Language = z.output<typeof language>;

/** What the sealed cookie holds. The token never leaves the gateway. */
export interface Session {
  readonly token: string;
  readonly memberId: string;
  readonly account: string;
  /** 0 player; 1, 2, 41, 42 agent; 4 trial account. */
  readonly type: number;
  /** The session can change its password and end; who it is beyond its account is not known before. */
  readonly mustChangePassword?: true;
}

/** The visitor's session for one request; what is done to it takes effect with the answer's cookies. */
export interface SessionHandle {
  readonly current: Session | undefined;
  open(session: Session): void;
  /** The session that came with the request is over, as the operator has told. A login that was made meanwhile in this browser stays. */
  close(): void;
  /** The session that came with the request can do nothing but change its password and end, as the operator has told. */
  restrict(): void;
  /** Selector and validator of the login that this browser remembers; `undefined` where it remembers none. */
  readonly remembered: string | undefined;
  /** Puts another remembered login in its place; `undefined` forgets it. */
  remember(login: string | undefined): void;
  /** What the browser keeps while it is signed in elsewhere, at a provider; `undefined` outside of that. */
  readonly socialState: string | undefined;
  keepSocialState(state: string | undefined): void;
  /** What this browser is known by to the operator; one that has no name is given one, which its cookie holds from then on. */
  nameBrowser(): string;
  /** The member leaves this browser: session, remembered login and what the browser has kept of the site's answers go. */
  leave(): void;
}

/** Whether a visitor may come in, by the address that they come from. */
export interface SiteAccess {
  readonly status: 'NORMAL' | 'MAINTENANCE' | 'RESTRICTED';
  readonly address: string | null;
  /** ISO 3166 code. */
  readonly country: string | null;
  /** True where the brand shows its site to members alone. */
  readonly loginRequired: boolean;
}

/** What a resolver gets. */
export interface Context {
  readonly session: SessionHandle;
  readonly upstream: Upstream;
  readonly language: Language;
  /** Finds what was done for this request in the log. */
  readonly correlationId: string;
  /** Origin that people see the site under. */
  readonly siteOrigin: string;
  /** That, and the further ones that its pages may ask from. */
  readonly ownOrigins: ReadonlySet<string>;
  /** Set where this operation was found within the limits before, with pages of the same sizes: it need not be weighed again. */
  readonly isWeighed?: boolean;
  /** Asked of the operator at most once, and kept for seconds. Rejects in an answer for everybody. */
  siteAccess(): Promise<SiteAccess>;
  /** What happens to a member from now on; for fields of subscriptions. */
  readonly live: { follow(memberId: string, field: LiveField): ReturnType<Live['follow']> };
}
