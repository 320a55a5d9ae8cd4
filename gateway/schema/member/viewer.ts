import { createContextCache } from '@pothos/core';
import type { AnswerOf } from '#contract/call.ts';
import { memberInfo } from '#contract/wps/member.ts';
import type { Context, Session } from '../../context.ts';
import { refusedAs } from '../refusedAs.ts';

export type MemberInfo = AnswerOf<typeof memberInfo>;

/** The member who asks. The session says who; the rest is asked for when a field needs it. */
export interface Viewer {
  readonly id: string;
  readonly session: Session;
  /** Asked once, however many fields read it. */
  readonly info: () => Promise<MemberInfo>;
}

export function viewerWith(session: Session, ask: () => Promise<MemberInfo>): Viewer {
  let asked: Promise<MemberInfo> | undefined;
  return { id: session.memberId, session, info: () => (asked ??= ask()) };
}

/** One per session in each operation, so that two ways to the viewer make no call twice. */
const viewersOf = createContextCache((_context: Context) => new Map<Session, Viewer>());

/** The signed-in member, or `null`. Makes no call by itself, so nothing waits for it. */
export function viewerOf(context: Context): Viewer | null {
  const session = context.session.current;
  if (session === undefined) return null;
  const viewers = viewersOf(context);
  const viewer = viewers.get(session) ?? viewerWith(session, () => context.upstream.call(memberInfo, {}).catch(refusedAs(context.session)));
  viewers.set(session, viewer);
  return viewer;
}
