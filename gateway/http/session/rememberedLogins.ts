import { resumeSession } from '../../contract/identity/rememberedLogin.ts';
import type { Context, Session } from '../../context.ts';
import type { Log } from '../../log.ts';
import { signIn } from '../../signIn.ts';
import { UpstreamRefusal } from '../../upstream/failure.ts';

/**
 * `signedIn`; `not`: the visitor stays a guest; `raced`: another request of the same browser has used the login
 * up moments ago, so that the browser holds, or is about to hold, the cookies of its answer.
 */
export type Resumed = 'signedIn' | 'not' | 'raced';

/** Signs visitors in by the login that their browser remembers. */
export interface RememberedLogins {
  /**
   * Uses the login up. A browser's requests at one moment share one use of it. `isAgain`: the browser was sent back to ask anew and
   * still holds the login that was used up, so the answer with the next one never reached it. Never rejects.
   */
  resume(context: Pick<Context, 'session' | 'upstream'>, correlationId: string, isAgain: boolean): Promise<Resumed>;
}

interface Outcome {
  readonly resumed: Resumed;
  readonly session?: Session;
  /** What the browser remembers from now on. */
  readonly remembered: string | undefined;
}

export function createRememberedLogins(log: Log): RememberedLogins {
  const running = new Map<string, Promise<Outcome>>();

  const consume = async (
    { session, upstream }: Pick<Context, 'session' | 'upstream'>,
    login: string,
    correlationId: string,
    isAgain: boolean,
  ): Promise<Outcome> => {
    let next: string | undefined = login;
    try {
      const opened = await upstream.call(resumeSession, { rememberMe: login, ...(isAgain ? { answerLost: true } : {}) });
      next = opened.rememberMe;
      // It is used up: to forget it too would look like somebody else's copy of it.
      session.remember(undefined);
      const { session: current } = await signIn({ session, upstream }, opened, '');
      return { resumed: 'signedIn', session: current, remembered: next };
    } catch (error) {
      if (error instanceof UpstreamRefusal && error.code === 'remember_me_raced') return { resumed: 'raced', remembered: login };
      if (error instanceof UpstreamRefusal && error.code === 'remember_me_failed') return { resumed: 'not', remembered: undefined };
      log.warn({ err: error, correlationId }, 'a remembered login could not be used');
      return { resumed: 'not', remembered: next };
    }
  };

  return {
    async resume(context, correlationId, isAgain) {
      const { session } = context;
      const login = session.remembered;
      if (login === undefined) return 'not';
      const already = running.get(login);
      const use = already ?? consume(context, login, correlationId, isAgain).finally(() => running.delete(login));
      running.set(login, use);
      const { resumed, session: current, remembered } = await use;
      session.remember(remembered);
      if (current) session.open(current);
      return resumed;
    },
  };
}
