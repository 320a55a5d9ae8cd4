import type { Session, SessionHandle } from './context.ts';
import type { Random } from './random.ts';
import type { SessionSeal } from './sessionSeal.ts';
import type { Cookie, SiteCookies } from './siteCookies.ts';

/** The handle of one request, and what its answer must do to the browser. */
export interface RequestSession {
  readonly handle: SessionHandle;
  /** Names and values of the answer's headers; empty where nothing has changed. */
  headers(): Promise<readonly string[]>;
}

/** Sessions as sealed cookies: the gateway itself remembers none. */
export interface Sessions {
  /** Reads what a request's `Cookie` header holds. Never rejects. */
  of(cookieHeader: string | undefined): Promise<RequestSession>;
}

/** One cookie's text in a request, and what has become of it. */
interface Held {
  text: string | undefined;
  changed: boolean;
}

const change = (held: Held, text: string | undefined): void => {
  held.changed ||= held.text !== text;
  held.text = text;
};
const headerOf = (cookie: Cookie, { text, changed }: Held): string[] =>
  changed ? ['Set-Cookie', text === undefined ? cookie.clear() : cookie.set(text)] : [];

/** What no two sealed texts have in common: the authentication tag behind the last dot. */
const tagOf = (sealed: string): string => sealed.slice(sealed.lastIndexOf('.') + 1);

/** How the cookie of its state says that the session of a cookie is over, or can do nothing but change its password. */
const endedState = (tag: string): string => `ended.${tag}`;
const restrictedState = (tag: string): string => `restricted.${tag}`;

const browserName = /^[0-9a-f-]{36}$/;

interface SessionParts {
  readonly seal: SessionSeal;
  readonly cookies: SiteCookies;
  readonly random: Random;
}

/** The session that a request came with. */
interface Carried {
  readonly session: Session;
  readonly tag: string;
}

/** A class, since every request has one: of an object that is written with getters V8 makes a shape anew each time, outside of the young heap. */
class BrowserSession implements SessionHandle, RequestSession {
  readonly handle = this;
  readonly #seal: SessionSeal;
  readonly #cookies: SiteCookies;
  readonly #random: Random;
  readonly #carried: Carried | undefined;
  readonly #state: string | undefined;
  readonly #remembered: Held;
  readonly #social: Held;
  readonly #browser: Held;
  #current: Session | undefined;
  #leaves = false;

  constructor({ seal, cookies, random }: SessionParts, header: string | undefined, carried: Carried | undefined) {
    this.#seal = seal;
    this.#cookies = cookies;
    this.#random = random;
    this.#carried = carried;
    this.#current = carried?.session;
    this.#state = cookies.sessionState.read(header);
    const browser = cookies.browser.read(header);
    this.#remembered = { text: cookies.remembered.read(header), changed: false };
    this.#social = { text: cookies.social.read(header), changed: false };
    this.#browser = { text: browser !== undefined && browserName.test(browser) ? browser : undefined, changed: false };
  }

  get current(): Session | undefined {
    return this.#current;
  }

  get remembered(): string | undefined {
    return this.#remembered.text;
  }

  get socialState(): string | undefined {
    return this.#social.text;
  }

  open(session: Session): void {
    this.#current = session;
  }

  close(): void {
    this.#current = undefined;
  }

  restrict(): void {
    if (this.#current !== undefined && !this.#current.mustChangePassword) this.#current = { ...this.#current, mustChangePassword: true };
  }

  remember(login: string | undefined): void {
    change(this.#remembered, login);
  }

  keepSocialState(state: string | undefined): void {
    change(this.#social, state);
  }

  nameBrowser(): string {
    this.#browser.text ??= this.#random.id();
    // Also where it has one: a browser that is in use keeps its name.
    this.#browser.changed = true;
    return this.#browser.text;
  }

  leave(): void {
    this.#current = undefined;
    // Also a cookie that could not be read: leaving takes whatever there is along.
    Object.assign(this.#remembered, { text: undefined, changed: true });
    this.#leaves = true;
  }

  async headers(): Promise<readonly string[]> {
    return [
      ...(await this.#sessionHeaders()),
      ...headerOf(this.#cookies.remembered, this.#remembered),
      ...headerOf(this.#cookies.social, this.#social),
      ...headerOf(this.#cookies.browser, this.#browser),
      // Not `storage`: language and theme are to stay in the browser.
      ...(this.#leaves ? ['Clear-Site-Data', '"cache"'] : []),
    ];
  }

  async #sessionHeaders(): Promise<readonly string[]> {
    const { session, sessionState } = this.#cookies;
    const current = this.#current;
    const isNew = current !== undefined && current.token !== this.#carried?.session.token;
    if (!this.#leaves && !isNew) return this.#stateHeaders();
    const cookie = current === undefined ? session.clear() : session.set(await this.#seal.seal(current));
    return ['Set-Cookie', cookie, ...(this.#state === undefined ? [] : ['Set-Cookie', sessionState.clear()])];
  }

  /** To write the session cookie itself would take whichever the browser holds by then: this answer may be eight seconds late. */
  #stateHeaders(): readonly string[] {
    const current = this.#current;
    const carried = this.#carried;
    if (carried === undefined || current === carried.session) return [];
    const state = current === undefined ? endedState(carried.tag) : restrictedState(carried.tag);
    return ['Set-Cookie', this.#cookies.sessionState.set(state)];
  }
}

export function createSessions(seal: SessionSeal, cookies: SiteCookies, random: Random): Sessions {
  const carriedIn = async (header: string | undefined): Promise<Carried | undefined> => {
    const sealed = cookies.session.read(header);
    if (sealed === undefined) return undefined;
    const tag = tagOf(sealed);
    const state = cookies.sessionState.read(header);
    const session = state === endedState(tag) ? undefined : await seal.open(sealed);
    return session && { session: state === restrictedState(tag) ? { ...session, mustChangePassword: true } : session, tag };
  };
  return { of: async (header) => new BrowserSession({ seal, cookies, random }, header, await carriedIn(header)) };
}

const refuse = (): never => {
  throw new Error('an answer for everybody cannot change a session');
};

/** The session of an answer that everybody gets: there is none, and none can be made. */
export const noSession: SessionHandle = {
  current: undefined,
  remembered: undefined,
  socialState: undefined,
  open: refuse,
  close: refuse,
  restrict: refuse,
  remember: refuse,
  keepSocialState: refuse,
  nameBrowser: refuse,
  leave: refuse,
};
