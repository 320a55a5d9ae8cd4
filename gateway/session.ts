import type { Session, SessionHandle } from './context.ts';
import type { SessionCookie } from './sessionCookie.ts';
import type { SessionSeal } from './sessionSeal.ts';

/** The handle of one request, and what its answer must do to the cookie. */
export interface RequestSession {
  readonly handle: SessionHandle;
  /** Content of the answer's `Set-Cookie`; undefined where the session did not change. */
  setCookie(): Promise<string | undefined>;
}

/** Sessions as sealed cookies: the gateway itself remembers none. */
export interface Sessions {
  /** Reads the session of a request from its `Cookie` header. Never rejects. */
  of(cookieHeader: string | undefined): Promise<RequestSession>;
}

export function createSessions(seal: SessionSeal, cookie: SessionCookie): Sessions {
  return {
    async of(cookieHeader) {
      const text = cookie.read(cookieHeader);
      let current = text === undefined ? undefined : await seal.open(text);
      let changed = false;
      const change = (session: Session | undefined): void => {
        current = session;
        changed = true;
      };
      const handle: SessionHandle = {
        get current() {
          return current;
        },
        open: change,
        close: () => change(undefined),
      };
      return {
        handle,
        setCookie: async () => {
          if (!changed) return undefined;
          return current === undefined ? cookie.clear() : cookie.set(await seal.seal(current));
        },
      };
    },
  };
}

/** The session of an answer that everybody gets: there is none, and none can be made. */
export const noSession: SessionHandle = {
  current: undefined,
  open: () => {
    throw new Error('a public answer cannot open a session');
  },
  close: () => {
    throw new Error('a public answer cannot close a session');
  },
};
