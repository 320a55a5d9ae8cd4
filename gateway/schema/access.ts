import type { Context, SessionHandle } from '../context.ts';
import { kindOf, type MemberKind } from './identity/member/memberKind.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from './refusals/refusals.ts';

/** Who may read a field or a type. Every root field and every object type names one, or the schema is not built. */
export interface AuthScopes {
  /** Anybody, signed in or not; the answer may still depend on who asks. */
  visitor: boolean;
  /** Somebody who is signed in, whatever the session may do: also one that must change its password first. */
  signedIn: boolean;
  /** Somebody who is signed in and may use the site, with a trial account too. */
  member: boolean;
  /** Somebody who is signed in with an account that holds real balances. */
  realMember: boolean;
  /** Somebody who is signed in with an agent's account. */
  agent: boolean;
  /** Only the member with this id. */
  self: string;
}

/**
 * Looked up anew each time, because a mutation may open or close the session half-way through the operation.
 * The operator checks the token of every call again.
 *
 * A class, as whatever each request has one of and that has getters: V8 makes a shape of its own for every object that is written with some.
 */
class Scopes {
  readonly visitor = true;
  readonly #session: SessionHandle;

  constructor(session: SessionHandle) {
    this.#session = session;
  }

  get signedIn(): boolean {
    return this.#session.current !== undefined;
  }

  get member(): boolean {
    return this.#isKind('PLAYER', 'AGENT', 'DEMO');
  }

  get realMember(): boolean {
    return this.#isKind('PLAYER', 'AGENT');
  }

  get agent(): boolean {
    return this.#isKind('AGENT');
  }

  readonly self = (memberId: string): boolean => this.#session.current?.memberId === memberId;

  #isKind(...kinds: readonly MemberKind[]): boolean {
    const { current } = this.#session;
    return current !== undefined && !current.mustChangePassword && kinds.includes(kindOf(current.type));
  }
}

export const scopesOf = ({ session }: Context): Scopes => new Scopes(session);

/** Signed out: the person may sign in. Signed in and yet refused: a new password is due, or the account is of the wrong kind. */
export const unauthorized = ({ session: { current } }: Context) =>
  current === undefined
    ? new NotSignedInError()
    : current.mustChangePassword
      ? new PasswordChangeRequiredError()
      : new RealAccountNeededError();

/** Spread into an object type whose every field reads the same for everybody. */
export const everybody = { extensions: { access: 'everybody' } } as const;

/**
 * Spread into a root field whose answer is the same for all who share brand, language, image host and
 * variables. The transport answers it without a session and keeps the bytes for the next visitor, so
 * its resolver must not read `context.session`, and every type it leads to must be for `everybody`.
 */
export const publicField = { extensions: { public: true } } as const;

/**
 * Spread into a root field that a guest needs for getting in: all that is answered to guests where the brand
 * shows its site to members alone. What is not marked is refused there, whatever its scope.
 */
export const beforeLogIn = { extensions: { beforeLogIn: true } } as const;

/** As `publicField`, for what the pages of the ways in show. */
export const publicBeforeLogIn = { extensions: { public: true, beforeLogIn: true } } as const;

/**
 * As `publicBeforeLogIn`, but where the site is for members alone, for guests only with this argument written into the
 * document as one of these words: a variable might hold any other.
 */
export const publicBeforeLogInWith = (argument: string, ...words: readonly string[]) =>
  ({ extensions: { public: true, beforeLogIn: { argument, words } } }) as const;

/** As `publicBeforeLogIn`, and answered to visitors whom the site is closed for. */
export const publicWhenClosed = { extensions: { public: true, beforeLogIn: true, whenClosed: true } } as const;

/** Spread into a root field that only tells why the site is closed. */
export const whenClosed = { extensions: { beforeLogIn: true, whenClosed: true } } as const;

/**
 * Spread into a mutation before which nobody is signed in by the login that the browser remembers: the mutation
 * weighs a secret of its own (a password, a code, a ticket), and a request weighs one at most; or it forgets it.
 */
export const skipRememberMe = { extensions: { skipRememberMe: true } } as const;

/** As `skipRememberMe`, for a mutation that guests have a use for: a way in, or the way out. */
export const guestAllowed = { extensions: { skipRememberMe: true, beforeLogIn: true } } as const;

/** Spread into an object type whose fields each say by themselves who may read them. */
export const byField = { extensions: { access: 'byField' } } as const;
