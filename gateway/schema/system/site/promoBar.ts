import type { AnswerOf } from '#contract/call.ts';
import type { systemStatus } from '#contract/system/site.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { safeUrl } from '../../scalars/safeUrl.ts';
import { systemStatusOf } from './brand.ts';
import { Site } from './Site.ts';

type PromoBarRecord = NonNullable<AnswerOf<typeof systemStatus>['info']['promoBar']>;

const PromoBar = builder.objectRef<PromoBarRecord>('PromoBar').implement({
  description: 'One line with a link that stands at the edge of every page until the visitor puts it away.',
  ...everybody,
  fields: (t) => ({
    barId: t.exposeString('id', { description: 'What a page remembers of the one that was put away: another line has another one.' }),
    text: t.exposeString('text', { description: 'In the language of the request. Plain text, one sentence.' }),
    url: t.expose('url', { type: 'SafeUrl', description: 'Where it leads, in a new tab without an opener.' }),
  }),
});

builder.objectField(Site, 'promoBar', (t) =>
  t.field({
    type: PromoBar,
    nullable: true,
    description:
      'What the operator wants everybody to know. `GET /wps/system/status`. `null` where it says nothing, or where its address is not safe to open.',
    resolve: async (_site, _args, context) => {
      const { promoBar } = (await systemStatusOf(context)).info;
      const url = promoBar && safeUrl(promoBar.url);
      return promoBar && url ? { ...promoBar, url } : null;
    },
  }),
);
