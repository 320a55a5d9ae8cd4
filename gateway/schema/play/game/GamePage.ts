import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { paidByPage } from '../../complexity.ts';
import { Game } from './Game.ts';
import type { GameRecord } from './gameRecord.ts';

/** One page of games, as the operator counts them. */
export interface GamePageRecord {
  readonly records: readonly GameRecord[];
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
}

export const GamePage = builder.objectRef<GamePageRecord>('GamePage').implement({
  description: 'One numbered page of games; numbered, because visitors share the address of a lobby.',
  ...everybody,
  fields: (t) => ({
    games: t.field({
      type: [Game],
      complexity: paidByPage,
      description: 'At most `pageSize`, in the order that the field of the page says; empty behind the last page.',
      resolve: ({ records }) => [...records],
    }),
    totalCount: t.exposeInt('total', { description: 'Games that meet the filters, over all pages.' }),
    totalPages: t.exposeInt('totalPages', { description: 'Number of the last page; 0 where nothing meets the filters.' }),
    page: t.exposeInt('page', { description: 'Number of this page, counted from 1.' }),
  }),
});
