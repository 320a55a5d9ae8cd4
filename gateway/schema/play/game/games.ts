import { gameList } from '#contract/play/game.ts';
import { publicField } from '../../access.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { pageCost } from '../../complexity.ts';
import { pageNumber, pageSize } from '../../paging/pageSize.ts';
import { searchText } from '../../input/searchText.ts';
import { brandOf } from '../../system/site/brand.ts';
import type { z } from 'zod';
import { GameCategory } from './GameCategory.ts';
import { GamePage } from './GamePage.ts';
import { toGameRecords } from './gameRecord.ts';
import { codeBehind, shownForBti } from './vendorRules.ts';

type SortBy = NonNullable<z.output<typeof gameList.payload>['sortBy']>;

const GameOrder = builder.enumType('GameOrder', {
  description: "Orders of a lobby beside the operator's own; games alike in it stay in the operator's.",
  values: {
    NAME: { value: 'NAME', description: 'By title in the language of the request, from A on.' },
    RETURN: { value: 'RTP', description: 'Highest return to the player first; games that publish none last.' },
    SMALLEST_STAKE: { value: 'MIN_BET', description: 'Smallest stake of one round first.' },
  } satisfies Record<string, { value: SortBy; description: string }>,
});

type Maybe<Value> = Value | null | undefined;
interface Filters {
  readonly search?: Maybe<string>;
  readonly classification?: Maybe<string>;
  readonly minStake?: Maybe<string>;
  readonly minLines?: Maybe<number>;
  readonly hot?: Maybe<boolean>;
}

function filterOf(args: Filters) {
  const gameName = searchText('search', args.search, 64);
  const gameClassify = searchText('classification', args.classification, 32);
  const { minStake, minLines } = args;
  if (minStake?.startsWith('-')) throw new BadInput('`minStake` must not be negative.');
  if (minLines != null && (minLines < 0 || minLines > 1000)) throw new BadInput('`minLines` must be from 0 to 1000.');
  return {
    ...(gameName !== undefined && { gameName }),
    ...(gameClassify !== undefined && { gameClassify }),
    ...(minStake != null && { minBet: minStake }),
    ...(minLines != null && { minLineNum: minLines }),
    ...(args.hot === true && { isHot: 1 as const }),
  };
}

builder.queryField('games', (t) =>
  t.field({
    type: GamePage,
    nullable: true,
    description: 'One page of the lobby of a category, filtered and in `order`. `GET /wps/game/list`. `null` only after a fault.',
    ...publicField,
    complexity: ({ pageSize: size }) => pageCost(size),
    args: {
      category: t.arg({ type: GameCategory, description: 'The lobby to read.' }),
      vendor: t.arg.string({
        required: false,
        description: '`Vendor.code` or `Game.vendorCode`, and any other has no games; left out for all makers.',
      }),
      search: t.arg.string({ required: false, description: 'Part of the title, at most 64 characters; left out for all titles.' }),
      classification: t.arg.string({
        required: false,
        description: 'One of the words seen in `Game.classification`, and any other has no games; left out for all.',
      }),
      minStake: t.arg({
        type: 'Decimal',
        required: false,
        description: "The stake a visitor wants to begin with, in the brand's currency: leaves out games whose `Game.minStake` is more.",
      }),
      minLines: t.arg.int({ required: false, description: 'Leaves out games with fewer pay lines; from 0 to 1000.' }),
      hot: t.arg.boolean({
        required: false,
        description: 'True for those alone that the operator promotes; false leaves nothing out.',
      }),
      order: t.arg({ type: GameOrder, required: false, description: "Left out for the operator's own order." }),
      page: t.arg.int({ defaultValue: 1, description: 'Counted from 1 to at most 10000; behind the last page there are no games.' }),
      pageSize: t.arg.int({ defaultValue: 42, description: 'From 1 to 100 games; others are refused with code `BAD_USER_INPUT`.' }),
    },
    resolve: async (_root, args, context) => {
      const [pageNo, size, vendor] = [pageNumber(args.page), pageSize(args.pageSize, 'pageSize'), searchText('vendor', args.vendor, 32)];
      const filter = filterOf(args);
      // Only the one code that is shown in another's place costs a look at the brand before the list is asked for.
      const vassalage = vendor === shownForBti ? codeBehind(vendor, (await brandOf(context)).languages) : vendor;
      const { records, total, totalPages } = await toGameRecords(
        context,
        context.upstream.call(gameList, {
          gameType: args.category,
          ...(vassalage !== undefined && { vassalage }),
          ...filter,
          ...(args.order != null && { sortBy: args.order }),
          pageNo,
          pageSize: size,
        }),
      );
      return { records, total, totalPages, page: pageNo };
    },
  }),
);
