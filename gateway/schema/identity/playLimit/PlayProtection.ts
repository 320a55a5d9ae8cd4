import { oncePerOperation } from '../../oncePerOperation.ts';
import type { AnswerOf } from '#contract/call.ts';
import { playLimits } from '#contract/identity/playLimit.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { money } from '../../Money.ts';
import { brandOf } from '../../system/site/brand.ts';
import { Member } from '../member/Member.ts';

type Protection = AnswerOf<typeof playLimits>;
type Limit = Protection['limits'][number];
type Pending = NonNullable<Limit['pending']>;

export const PlayLimitKind = builder.enumType('PlayLimitKind', {
  description: 'What a member may hold down: money in, money at risk, or time.',
  values: {
    DEPOSIT: { description: 'Money brought in, gross: what is withdrawn gives no room back.' },
    STAKE: { description: 'Money staked, whatever came of it.' },
    LOSS: { description: 'Money staked less what was paid out; what is still open counts as staked.' },
    SESSION: { description: 'Minutes that sessions have lasted; amounts are minutes.' },
  } satisfies Record<Limit['kind'], { description: string }>,
});

export const PlayLimitPeriod = builder.enumType('PlayLimitPeriod', {
  description: 'The time a limit counts, always the one that ends now.',
  values: {
    DAY: { description: 'The last 24 hours, wherever midnight lies.' },
    WEEK: { description: 'The last seven times 24 hours.' },
    MONTH: { description: "Since the same clock time of the same day of the month before, in the brand's time zone." },
  } satisfies Record<Limit['period'], { description: string }>,
});

const PlayLimitPrompt = builder.enumType('PlayLimitPrompt', {
  description: 'What to ask the member for, who may always decline.',
  values: {
    NONE: { description: 'Nothing is due: the member has answered within six months.' },
    FIRST: { description: 'Has never been asked: offer to set limits, before the first deposit.' },
    REVIEW: { description: 'Looked at the limits six months ago or earlier: offer to look again, and at the history.' },
  } satisfies Record<Protection['prompt'], { description: string }>,
});

const PendingPlayLimit = builder.objectRef<Pending>('PendingPlayLimit').implement({
  description: 'A raise, or the end of a limit, that waits for a second yes.',
  authScopes: { member: true },
  fields: (t) => ({
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What the limit is to be, in the same unit; `null` where it is to go.',
      resolve: ({ amount }) => amount,
    }),
    confirmFrom: t.field({
      type: 'DateTime',
      description: 'From when `confirmPlayLimit` takes it: 24 hours after it was asked for.',
      resolve: ({ confirmFrom }) => new Date(confirmFrom),
    }),
    confirmUntil: t.field({
      type: 'DateTime',
      description: 'When it lapses, and has to be asked for anew.',
      resolve: ({ confirmUntil }) => new Date(confirmUntil),
    }),
  }),
});

const PlayLimit = builder.objectRef<Limit>('PlayLimit').implement({
  description: 'A limit that the member has set. Several hold beside each other, so that the one that leaves least decides.',
  authScopes: { member: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: PlayLimitKind, description: 'Whether it holds down deposits, stakes, losses or session time.' }),
    period: t.expose('period', { type: PlayLimitPeriod, description: 'The time it counts.' }),
    amount: t.expose('amount', { type: 'Decimal', description: "The most of it, in the account's currency; of a `SESSION` in minutes." }),
    used: t.expose('used', {
      type: 'Decimal',
      description:
        'How much the period has used, in the unit of `amount`; more than that where the limit was lowered, below zero where more was won than lost.',
    }),
    left: t.expose('left', { type: 'Decimal', description: 'What it leaves now, in the unit of `amount`; never below zero.' }),
    pending: t.expose('pending', {
      type: PendingPlayLimit,
      nullable: true,
      description: 'What was asked for and waits; `null` where nothing does, or it has lapsed.',
    }),
  }),
});

const protectionOf = oncePerOperation((context: Context) => context.upstream.call(playLimits, {}).catch(mapErrors(context.session)));

const PlayProtection = builder.objectRef<Protection>('PlayProtection').implement({
  description: 'What a member has set against playing more than they want to.',
  authScopes: { member: true },
  fields: (t) => ({
    limits: t.expose('limits', {
      type: [PlayLimit],
      description: 'All that are set, by kind and then by length of the period; empty where none is.',
    }),
    realityCheckMinutes: t.exposeInt('realityCheckMinutes', {
      description: 'Minutes of a session after which play waits until the member has said to go on.',
    }),
    prompt: t.expose('prompt', { type: PlayLimitPrompt, description: 'What to ask for, wherever money is brought in.' }),
    currencySymbol: t.string({
      description: 'Sign to show beside amounts of money, such as `₫`; the code where there is no sign.',
      resolve: async ({ currency }, _args, context) => money('0', currency, await brandOf(context)).symbol,
    }),
  }),
});

builder.objectField(Member, 'playProtection', (t) =>
  t.field({
    type: PlayProtection,
    nullable: true,
    authScopes: { realMember: true },
    description: "The member's limits. `GET /wps/member/playLimit`. `null` where the operator could not be asked.",
    resolve: async (viewer, _args, context) => {
      // The currency's sign is the brand's: asked beside the limits, not behind them.
      const [protection] = await Promise.all([viewer.playProtection ?? protectionOf(context), brandOf(context)]);
      return protection;
    },
  }),
);
