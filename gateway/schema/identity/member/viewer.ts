import { oncePerOperation } from '../../oncePerOperation.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { playLimits } from '#contract/identity/playLimit.ts';
import type { balance } from '#contract/money/wallet.ts';
import type { Context, Session } from '../../../context.ts';
import { type MemberInfo, ownInfo } from '../../../ownInfo.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { NotSignedInError } from '../../refusals/refusals.ts';

/** The member who asks. The session says who; the rest is asked for when a field needs it. */
export interface Viewer {
  readonly id: string;
  readonly session: Session;
  /** Asked once, however many fields read it. */
  readonly info: () => Promise<MemberInfo>;
  /** What the operator has told of it in this very event. */
  readonly balance?: AnswerOf<typeof balance>;
  /** As `balance`, after a change of it. */
  readonly playProtection?: AnswerOf<typeof playLimits>;
  /** As `balance`: messages that are not read. */
  readonly unreadMessages?: number;
}

/** `known` is what the operator has told already. */
export function viewerWith({ upstream, session: handle }: Context, session: Session, known?: MemberInfo): Viewer {
  let asked = known && Promise.resolve(known);
  return { id: session.memberId, session, info: () => (asked ??= ownInfo(upstream, session).catch(mapErrors(handle, sessionErrorMap))) };
}

/** One per session in each operation, so that two ways to the viewer make no call twice. */
const viewersOf = oncePerOperation((_context: Context) => new Map<Session, Viewer>());

/** Whoever is signed in, or `null`. Makes no call by itself, so nothing waits for it. */
export function viewerOf(context: Context): Viewer | null {
  const session = context.session.current;
  if (session === undefined) return null;
  const viewers = viewersOf(context);
  const viewer = viewers.get(session) ?? viewerWith(context, session);
  viewers.set(session, viewer);
  return viewer;
}

/** The same of whoever has to be signed in. Throws `NotSignedInError`. */
export function requireViewer(context: Context): Viewer {
  const viewer = viewerOf(context);
  if (viewer === null) throw new NotSignedInError();
  return viewer;
}
