import { roundVerifier } from '#contract/play/round.ts';
import { publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';

builder.queryField('roundVerifier', (t) =>
  t.field({
    type: 'SafeUrl',
    nullable: true,
    description:
      "Page for a frame, on a launch host and never on the site's own, where everybody sees how a round came about and recomputes it: give it `round` (`Bet.roundId`), `lang` and `theme`. `GET /lgw/games/roundVerifier`. `null` where the operator has none, or could not be asked.",
    ...publicField,
    resolve: async (_root, _args, { upstream }) => {
      const { url } = await upstream.call(roundVerifier, {});
      return url === undefined ? null : safeAbsoluteUrl(await upstream.launchUrl(url));
    },
  }),
);
