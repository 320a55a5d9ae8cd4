import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { type Category, GameCategory } from './GameCategory.ts';
import { Vendor, type VendorRecord, vendorLanesOf } from './Vendor.ts';
import { isHot } from './vendorRules.ts';

interface Lane {
  readonly category: Category;
  readonly vendors: readonly VendorRecord[];
}

const GameCategoryLane = builder.objectRef<Lane>('GameCategoryLane').implement({
  description: 'A category with its makers: an entry of the side menu and a strip of logos.',
  ...everybody,
  fields: (t) => ({
    category: t.expose('category', { type: GameCategory, description: 'No category comes twice, and none without makers.' }),
    vendors: t.field({
      type: [Vendor],
      description: "Never empty without `hotOnly`; in the operator's order.",
      args: {
        hotOnly: t.arg.boolean({ defaultValue: false, description: 'Keeps only makers that the operator promotes; may leave none.' }),
      },
      resolve: ({ vendors }, args) => (args.hotOnly ? vendors.filter(({ card }) => isHot(card)) : [...vendors]),
    }),
  }),
});

builder.queryField('gameCategories', (t) =>
  t.field({
    type: [GameCategoryLane],
    nullable: true,
    description: "Categories that have makers, in the operator's order. `GET /wps/game/vendors`. `null` only after a fault.",
    ...publicField,
    resolve: (_root, _args, context) => vendorLanesOf(context),
  }),
);
