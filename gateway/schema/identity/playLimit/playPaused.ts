import type { PlayPause } from '#contract/identity/playLimit.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';

export const PlayPauseKind = builder.enumType('PlayPauseKind', {
  description: 'Why neither money nor play comes in.',
  values: {
    TIME_OUT: { description: 'A break that the member has taken; it is over by itself.' },
    SELF_EXCLUSION: { description: 'The member has excluded themselves, and is here to withdraw; it never ends by itself.' },
  } satisfies Record<PlayPause['kind'], { description: string }>,
});

export const pauseEnd = ({ until }: PlayPause): Date | null => (until === null ? null : new Date(until));

export class PlayPausedError extends Refusal {
  readonly pause: PlayPause;

  constructor(pause: PlayPause) {
    super('PLAY_PAUSED');
    this.pause = pause;
  }
}

builder.objectType(PlayPausedError, {
  name: 'PlayPausedError',
  description: 'The member takes a break from play, or is excluded: nothing was moved, and only withdrawal is open. Code `PLAY_PAUSED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    kind: t.field({
      type: PlayPauseKind,
      description: 'Whether it is over by itself, or a self-exclusion.',
      resolve: ({ pause }) => pause.kind,
    }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the break, or of the term of the exclusion; `null` where that has none.',
      resolve: ({ pause }) => pauseEnd(pause),
    }),
  }),
});
