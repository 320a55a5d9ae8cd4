import type { AnswerOf } from '#contract/call.ts';
import { promotions } from '#contract/loyalty/promotion.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { pictureUrlOf, withPictures } from '../../pictures.ts';
import { Site } from './Site.ts';

const Promotion = builder.objectRef<AnswerOf<typeof promotions>['promotions'][number]>('Promotion').implement({
  description: 'Something that the operator offers to its members.',
  ...everybody,
  fields: (t) => ({
    id: t.id({
      description: "Identifies it in a client's store; cannot be asked for through `node`.",
      resolve: ({ id }) => encodeGlobalId('Promotion', id),
    }),
    title: t.exposeString('title', { description: 'In the language of the request. Plain text.' }),
    summary: t.exposeString('summary', { description: 'A sentence or two below the title. Plain text.' }),
    imageUrl: t.field({
      type: 'SafeUrl',
      nullable: true,
      description: 'Picture on the image host of this visit; `null` where there is none that is safe to load.',
      resolve: async ({ imgUrl }, _args, context) => (await pictureUrlOf(context))(imgUrl),
    }),
  }),
});

builder.objectField(Site, 'newPlayerPromotions', (t) =>
  t.field({
    type: [Promotion],
    nullable: true,
    description:
      'What awaits a new member, for the block below the registration form; may be empty. `GET /wps/promotion/list` with category `new_player`. `null` only after a fault.',
    resolve: async (_site, _args, context) => {
      const [{ promotions: rows }] = await withPictures(context, context.upstream.call(promotions, { category: 'new_player' }));
      return rows;
    },
  }),
);
