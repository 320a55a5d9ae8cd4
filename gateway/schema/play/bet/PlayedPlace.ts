import type { AnswerOf } from '#contract/call.ts';
import type { betRecords } from '#contract/play/bet.ts';
import { builder } from '../../builder.ts';
import { GameCategory } from '../game/GameCategory.ts';
import { shownCode } from '../game/vendorRules.ts';
import type { Brand } from '../../system/site/brand.ts';

export interface PlayedPlaceRecord {
  readonly place: AnswerOf<typeof betRecords>['played'][number];
  readonly brand: Brand;
}

export const PlayedPlace = builder.objectRef<PlayedPlaceRecord>('PlayedPlace').implement({
  description: 'A category and a maker that the member has bets with.',
  authScopes: { member: true },
  fields: (t) => ({
    category: t.field({
      type: GameCategory,
      description: 'The kind of play that the bets were on.',
      resolve: ({ place }) => place.gameType,
    }),
    vendorCode: t.string({
      description: 'Code of the maker for `BetFilter`, as shown to visitors like `Game.vendorCode`.',
      resolve: ({ place, brand }) => shownCode(place.vassalage, brand.languages),
    }),
    vendorName: t.string({ description: 'What the maker is called.', resolve: ({ place }) => place.vassalageName }),
  }),
});
