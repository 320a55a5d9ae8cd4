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

/** What no two sealed texts have in common: the tag behind the last dot. */
const sealOf = (sealed: string): string => sealed.slice(sealed.lastIndexOf('.') + 1);

const browserName = /^[0-9a-f-]{36}$/;

interface SessionParts {
  readonly seal: SessionSeal;
  readonly cookies: SiteCookies;
  readonly random: Random;
}

/** As the request's cookies have them. */
interface Carried {
  readonly sealed: string | undefined;
  readonly ended: string | undefined;
}

/** A class, since every request has one: of an object that is written with getters V8 makes a shape anew each time, outside of the young heap. */
class BrowserSession implements SessionHandle, RequestSession {
  readonly handle = this;
  readonly #seal: SessionSeal;
  readonly #cookies: SiteCookies;
  readonly #random: Random;
  readonly #sealed: string | undefined;
  readonly #ended: Held;
  readonly #remembered: Held;
  readonly #social: Held;
  readonly #browser: Held;
  #current: Session | undefined;
  #opened = false;
  #leaves = false;

  constructor(parts: SessionParts, header: string | undefined, current: Session | undefined, { sealed, ended }: Carried) {
    const { cookies } = parts;
    this.#seal = parts.seal;
    this.#cookies = cookies;
    this.#random = parts.random;
    this.#current = current;
    this.#sealed = sealed;
    this.#ended = { text: ended, changed: false };
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
    this.#opened = true;
    change(this.#ended, undefined);
  }

  close(): void {
    this.#current = undefined;
    this.#opened = false;
    // To clear the session cookie would take whichever the browser holds by then: this answer may be eight seconds late.
    if (this.#sealed !== undefined) change(this.#ended, sealOf(this.#sealed));
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
    this.#opened = false;
    change(this.#ended, undefined);
    // Also a cookie that could not be read: leaving takes whatever there is along.
    Object.assign(this.#remembered, { text: undefined, changed: true });
    this.#leaves = true;
  }

  async headers(): Promise<readonly string[]> {
    return [
      ...(this.#leaves ? ['Set-Cookie', this.#cookies.session.clear()] : []),
      ...(this.#opened && this.#current ? ['Set-Cookie', this.#cookies.session.set(await this.#seal.seal(this.#current))] : []),
      ...headerOf(this.#cookies.ended, this.#ended),
      ...headerOf(this.#cookies.remembered, this.#remembered),
      ...headerOf(this.#cookies.social, this.#social),
      ...headerOf(this.#cookies.browser, this.#browser),
      // Not "storage": language and theme stay with the browser.
      ...(this.#leaves ? ['Clear-Site-Data', '"cache"'] : []),
    ];
  }
}

export const createSessions = (seal: SessionSeal, cookies: SiteCookies, random: Random): Sessions => ({
  async of(header) {
    const sealed = cookies.session.read(header);
    const ended = cookies.ended.read(header);
    const current = sealed === undefined || sealOf(sealed) === ended ? undefined : await seal.open(sealed);
    return new BrowserSession({ seal, cookies, random }, header, current, { sealed, ended });
  },
});

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
  remember: refuse,
  keepSocialState: refuse,
  nameBrowser: refuse,
  leave: refuse,
};
