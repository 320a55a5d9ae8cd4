import type { AnswerOf } from '#contract/call.ts';
import {
  confirmPlayLimit,
  type playLimits,
  reviewPlayLimits,
  setPlayLimit,
  setRealityCheck,
  takeTimeOut,
} from '#contract/identity/playLimit.ts';
import type { ParsedPayloadOf } from '#contract/call.ts';
import type { Context } from '../../../context.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { Member } from '../member/Member.ts';
import { requireViewer, type Viewer } from '../member/viewer.ts';
import { PlayLimitKind, PlayLimitPeriod } from './PlayProtection.ts';

class LimitNotDueError extends Refusal {
  constructor() {
    super('LIMIT_NOT_DUE');
  }
}
refusalType(
  LimitNotDueError,
  'LimitNotDueError',
  'Nothing waits for that limit, its 24 hours are not over, or it has lapsed: look at `PlayLimit.pending`. Code `LIMIT_NOT_DUE`.',
);

const PlayProtectionPayload = builder.objectRef<{ viewer: Viewer }>('PlayProtectionPayload').implement({
  description: 'What was asked for is done.',
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Member,
      description: 'Read `playProtection` here: it is as it stands after the change, at no cost.',
    }),
  }),
});

const TimeOutLength = builder.enumType('TimeOutLength', {
  description: 'How long a break from play lasts, from now.',
  values: {
    DAY: { description: 'As long as 24 hours, to the minute.' },
    WEEK: { description: 'Seven times 24 hours.' },
    MONTH: { description: "To the same day of the next month, in the brand's time zone." },
    SIX_WEEKS: { description: 'As long as 42 times 24 hours.' },
  } satisfies Record<ParsedPayloadOf<typeof takeTimeOut>['length'], { description: string }>,
});

const SetPlayLimitInput = builder.inputType('SetPlayLimitInput', {
  description: 'What of, for how long, and the most that the member wants to allow.',
  fields: (t) => ({
    kind: t.field({ type: PlayLimitKind, description: 'Whether money brought in, stakes, losses or minutes are to be held down.' }),
    period: t.field({ type: PlayLimitPeriod, description: 'How far back it counts; each length has a limit of its own.' }),
    amount: t.field({
      type: 'Decimal',
      required: false,
      description: "Zero or more, in the account's currency; of a `SESSION` minutes. Left out or `null`: no limit any more.",
    }),
  }),
});

const ConfirmPlayLimitInput = builder.inputType('ConfirmPlayLimitInput', {
  description: 'The limit whose raise or end waits.',
  fields: (t) => ({
    kind: t.field({ type: PlayLimitKind, description: 'Whether money, stakes, losses or minutes wait for the second yes.' }),
    period: t.field({ type: PlayLimitPeriod, description: 'How far back the waiting one counts.' }),
  }),
});

const session = [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError];

async function changed(context: Context, answer: Promise<AnswerOf<typeof playLimits>>): Promise<{ viewer: Viewer }> {
  const errors = { ...sessionErrorMap, limit_not_due: () => new LimitNotDueError() };
  const playProtection = await answer.catch(mapErrors(context.session, errors));
  return { viewer: { ...requireViewer(context), playProtection } };
}

const SetRealityCheckInput = builder.inputType('SetRealityCheckInput', {
  description: 'How often play waits for an answer.',
  fields: (t) => ({
    minutes: t.int({ description: 'From 10 to 120, counted from the last answer; one that is due by then stays due.' }),
  }),
});

const TakeTimeOutInput = builder.inputType('TakeTimeOutInput', {
  description: 'For how long the member does not play.',
  fields: (t) => ({
    length: t.field({ type: TimeOutLength, description: 'How long; a break that runs is only ever made longer.' }),
  }),
});

builder.mutationFields((t) => ({
  setPlayLimit: t.field({
    type: PlayProtectionPayload,
    description:
      'Sets a limit. A first or a lower one holds at once. A higher one, or none, waits for 24 hours and then for `confirmPlayLimit`: look at `PlayLimit.pending`. `POST /wps/member/playLimit`.',
    authScopes: { realMember: true },
    errors: { types: session },
    args: { input: t.arg({ type: SetPlayLimitInput, description: 'Which one, and the most it is to let through.' }) },
    resolve: (_root, { input }, context) => {
      const payload = setPlayLimit.payload.safeParse({ ...input, amount: input.amount ?? null });
      if (!payload.success)
        throw new BadInput('`amount` must be zero or more, of fourteen digits at most, and minutes of a session are whole.');
      return changed(context, context.upstream.call(setPlayLimit, payload.data));
    },
  }),
  confirmPlayLimit: t.field({
    type: PlayProtectionPayload,
    description: 'Says a second time that a limit is to be higher, or to go; from then on it is. `POST /wps/member/playLimit/confirm`.',
    authScopes: { realMember: true },
    errors: { types: [...session, LimitNotDueError] },
    args: { input: t.arg({ type: ConfirmPlayLimitInput, description: 'Which limit; what it is to be stands in its `pending`.' }) },
    resolve: (_root, { input }, context) => changed(context, context.upstream.call(confirmPlayLimit, input)),
  }),
  reviewPlayLimits: t.field({
    type: PlayProtectionPayload,
    description:
      'Says that the member has looked through the limits, or wants none: nobody is prompted for six months. `POST /wps/member/playLimit/review`.',
    authScopes: { realMember: true },
    errors: { types: session },
    resolve: (_root, _args, context) => changed(context, context.upstream.call(reviewPlayLimits, {})),
  }),
  setRealityCheck: t.field({
    type: PlayProtectionPayload,
    description: 'Chooses after how many minutes of a session play waits for an answer. `POST /wps/member/realityCheck`.',
    authScopes: { realMember: true },
    errors: { types: session },
    args: { input: t.arg({ type: SetRealityCheckInput, description: 'After how long play waits for an answer.' }) },
    resolve: (_root, { input: { minutes } }, context) => {
      const payload = setRealityCheck.payload.safeParse({ minutes });
      if (!payload.success) throw new BadInput('`minutes` must be 10 to 120.');
      return changed(context, context.upstream.call(setRealityCheck, payload.data));
    },
  }),
  takeTimeOut: t.field({
    type: PlayProtectionPayload,
    description:
      'Begins a break from play at once, which nobody shortens: no deposits and no bets. Login and withdrawal go on. `POST /wps/member/timeOut`.',
    authScopes: { realMember: true },
    errors: { types: session },
    args: { input: t.arg({ type: TakeTimeOutInput, description: 'The length of the break.' }) },
    resolve: (_root, { input: { length } }, context) => changed(context, context.upstream.call(takeTimeOut, { length })),
  }),
}));
