import type { PlayPause as Pause } from '#contract/identity/playLimit.ts';
import { builder } from '../../builder.ts';
import { Member } from '../member/Member.ts';
import { pauseEnd, PlayPauseKind } from './playPaused.ts';

const PlayPause = builder.objectRef<Pause>('PlayPause').implement({
  description: 'A break from play: neither deposits nor bets are taken, withdrawals are.',
  authScopes: { member: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: PlayPauseKind, description: 'What sort of break it is.' }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is over; of an exclusion the end of its term, `null` where that has none.',
      resolve: pauseEnd,
    }),
  }),
});

builder.objectField(Member, 'playPause', (t) =>
  t.field({
    type: PlayPause,
    nullable: true,
    authScopes: { member: true },
    description: 'The break that runs now, or the exclusion of who is here to withdraw; `null` where play is open. `GET /wps/member/info`.',
    resolve: async ({ info, playProtection }) => (playProtection ? playProtection.pause : ((await info()).pause ?? null)),
  }),
);
