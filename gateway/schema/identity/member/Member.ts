import type { Context } from '../../../context.ts';
import { beforeLogIn, byField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { notFound } from '../../paging/inKeyOrder.ts';
import { kindOf, type MemberKind } from './memberKind.ts';
import { type LabelColors, readableColors } from './readableColors.ts';
import { type Viewer, viewerOf } from './viewer.ts';

const MemberKindEnum = builder.enumType('MemberKind', {
  description: 'What sort of account it is, and so which parts of the site are open to it.',
  values: {
    PLAYER: { description: 'Plays on its own account.' },
    AGENT: { description: 'Plays, and looks after members of its own: the agent centre is open.' },
    DEMO: { description: 'Trial account: plays without real balances, and the member centre stays closed.' },
  } satisfies Record<MemberKind, { description: string }>,
});

export const Member = builder.loadableNodeRef('Member', {
  id: {
    resolve: (viewer: Viewer) => viewer.id,
    description: "The operator's number for the account. `node` answers it for the member alone, and `NOT_FOUND` for anybody else.",
  },
  load: async (ids: string[], context: Context) => {
    const viewer = viewerOf(context);
    return ids.map((id) => (viewer?.id === id ? viewer : notFound()));
  },
});

const LabelColorsType = builder.objectRef<LabelColors>('LabelColors').implement({
  description: 'How the label is painted, so that it can be read: the contrast is 4.5 to 1 or more, whatever the operator sent.',
  authScopes: { member: true },
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'Of its words, as `#rrggbb`; black or white where those of the operator could not be read.',
    }),
    background: t.exposeString('background', { description: 'Behind the words of the label, as `#rrggbb`.' }),
  }),
});

Member.implement({
  description: "The member who asks. There is no way to another member's account.",
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'session' in value && 'info' in value,
  ...byField,
  authScopes: (viewer) => ({ self: viewer.id }),
  fields: (t) => ({
    account: t.string({
      authScopes: { signedIn: true },
      description: 'Name to log in by; never changes.',
      resolve: ({ session }) => session.account,
    }),
    nickname: t.string({
      authScopes: { signedIn: true },
      description: 'What the site calls the member, chosen by the member; the account while `mustChangePassword`. `GET /wps/member/info`.',
      resolve: async ({ info, session }) => (session.mustChangePassword ? session.account : (await info()).nickname),
    }),
    kind: t.field({
      type: MemberKindEnum,
      authScopes: { signedIn: true },
      description:
        "Follows from the operator's account type: 1, 2, 41 and 42 are agents, 4 is a trial account. Not known, and `PLAYER`, while `mustChangePassword`.",
      resolve: ({ session }) => kindOf(session.type),
    }),
    mustChangePassword: t.boolean({
      authScopes: { signedIn: true },
      description:
        'True where the session may do nothing but `changePassword` and `logOut`: all else is refused with code `PASSWORD_CHANGE_REQUIRED`.',
      resolve: ({ session }) => session.mustChangePassword === true,
    }),
    memberCentreAllowed: t.boolean({
      authScopes: { signedIn: true },
      description: 'True for all but trial accounts and those that must change their password: deposit, withdrawal, records and settings.',
      resolve: ({ session }) => kindOf(session.type) !== 'DEMO' && !session.mustChangePassword,
    }),
    agentCentreAllowed: t.boolean({
      authScopes: { signedIn: true },
      description: 'True for agents: downline, contracts and reports. Others are shown the affiliate link.',
      resolve: ({ session }) => kindOf(session.type) === 'AGENT',
    }),
    label: t.string({
      nullable: true,
      authScopes: { member: true },
      description: 'Rank or VIP label to show beside the name; `null` where the member has none. `GET /wps/member/info`.',
      resolve: async ({ info }) => {
        const { clubLabel, memberLabel } = await info();
        return clubLabel?.labelName ?? memberLabel[0]?.labelName ?? null;
      },
    }),
    labelColors: t.field({
      type: LabelColorsType,
      nullable: true,
      authScopes: { member: true },
      description: 'Colours of `label`; `null` where the operator names none: paint it in those of the site. `GET /wps/member/info`.',
      resolve: async ({ info }) => {
        const { clubLabel } = await info();
        return clubLabel && (readableColors(clubLabel.color, clubLabel.color2) ?? null);
      },
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Member,
    nullable: true,
    description:
      'The signed-in member; `null` for guests, and for members whose session has ended (then with an `UNAUTHENTICATED` error where a field noticed it). A browser that remembers its login is signed in by it: `POST /wps/session/remembered`.',
    authScopes: { visitor: true },
    ...beforeLogIn,
    resolve: (_root, _args, context) => viewerOf(context),
  }),
);
