import { oncePerOperation } from '../../oncePerOperation.ts';
import type { AnswerOf } from '#contract/call.ts';
import { openSessions } from '#contract/identity/openSessions.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../member/Member.ts';
import { mapErrors } from '../../refusals/errorMap.ts';

type SessionRow = AnswerOf<typeof openSessions>['sessions'][number];

const MemberSession = builder.objectRef<SessionRow>('MemberSession').implement({
  description: 'A browser in which the member is signed in.',
  authScopes: { realMember: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `endSession`; cannot be asked for through `node`.',
      resolve: ({ sessionId }) => encodeGlobalId('MemberSession', sessionId),
    }),
    address: t.exposeString('address', { description: 'Network address that it was opened from.' }),
    browser: t.exposeString('agent', {
      description: "What the browser calls itself; empty where it did not say. Plain text of somebody else's making.",
    }),
    openedAt: t.field({
      type: 'DateTime',
      description: 'When the member logged in there.',
      resolve: ({ createTime }) => new Date(createTime),
    }),
    lastSeenAt: t.field({
      type: 'DateTime',
      description: 'When something was last done in it.',
      resolve: ({ lastSeenTime }) => new Date(lastSeenTime),
    }),
    current: t.exposeBoolean('current', { description: 'True for the very session that asks.' }),
  }),
});

const LoginTrace = builder.objectRef<NonNullable<AnswerOf<typeof openSessions>['lastLogin']>>('LoginTrace').implement({
  description: 'When and from where the member logged in.',
  authScopes: { realMember: true },
  fields: (t) => ({
    openedAt: t.field({ type: 'DateTime', description: 'When the session began.', resolve: ({ time }) => new Date(time) }),
    address: t.exposeString('address', { description: 'Network address; empty where nobody said.' }),
  }),
});

/** Asked once in an operation, however much of it is read. */
const openSessionsOf = oncePerOperation(({ upstream, session }: Context) => upstream.call(openSessions, {}).catch(mapErrors(session)));

builder.objectFields(Member, (t) => ({
  lastLogin: t.field({
    type: LoginTrace,
    nullable: true,
    authScopes: { realMember: true },
    description:
      'The login before the one that this session came of, so that a stranger’s is noticed. `GET /wps/session/list`. `null` where there was none, or the operator could not be asked.',
    resolve: async (_viewer, _args, context) => (await openSessionsOf(context)).lastLogin,
  }),
  sessions: t.field({
    type: [MemberSession],
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Where the member is signed in at this moment, the newest first. `GET /wps/session/list`. `null` where the operator could not be asked.',
    resolve: async (_viewer, _args, context) => (await openSessionsOf(context)).sessions,
  }),
}));
