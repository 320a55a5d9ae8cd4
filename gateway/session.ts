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

const browserName = /^[0-9a-f-]{36}$/;

export function createSessions(seal: SessionSeal, cookies: SiteCookies, random: Random): Sessions {
  return {
    async of(cookieHeader) {
      const sealed = cookies.session.read(cookieHeader);
      const remembered: Held = { text: cookies.remembered.read(cookieHeader), changed: false };
      const social: Held = { text: cookies.social.read(cookieHeader), changed: false };
      const given = cookies.browser.read(cookieHeader);
      const browser: Held = { text: given !== undefined && browserName.test(given) ? given : undefined, changed: false };
      let current = sealed === undefined ? undefined : await seal.open(sealed);
      let changed = false;
      let leaves = false;
      const become = (session: Session | undefined): void => {
        current = session;
        changed = true;
      };
      const handle: SessionHandle = {
        get current() {
          return current;
        },
        get remembered() {
          return remembered.text;
        },
        get socialState() {
          return social.text;
        },
        open: become,
        close: () => become(undefined),
        remember: (login) => change(remembered, login),
        keepSocialState: (state) => change(social, state),
        nameBrowser: () => {
          browser.text ??= random.id();
          // Also where it has one: a browser that is in use keeps its name.
          browser.changed = true;
          return browser.text;
        },
        leave: () => {
          become(undefined);
          // Also a cookie that could not be read: leaving takes whatever there is along.
          Object.assign(remembered, { text: undefined, changed: true });
          leaves = true;
        },
      };
      const sessionHeader = async (): Promise<string[]> => {
        if (!changed) return [];
        return ['Set-Cookie', current === undefined ? cookies.session.clear() : cookies.session.set(await seal.seal(current))];
      };
      return {
        handle,
        headers: async () => [
          ...(await sessionHeader()),
          ...headerOf(cookies.remembered, remembered),
          ...headerOf(cookies.social, social),
          ...headerOf(cookies.browser, browser),
          // Not "storage": language and theme stay with the browser.
          ...(leaves ? ['Clear-Site-Data', '"cache"'] : []),
        ],
      };
    },
  };
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
  remember: refuse,
  keepSocialState: refuse,
  nameBrowser: refuse,
  leave: refuse,
};
