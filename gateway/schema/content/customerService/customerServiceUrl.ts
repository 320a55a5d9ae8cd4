import { servicePaths } from '#contract/content/customerService.ts';
import { builder } from '../../builder.ts';
import { Site } from '../../system/site/Site.ts';
import { serviceLink } from './serviceLink.ts';

builder.objectField(Site, 'customerServiceUrl', (t) =>
  t.field({
    type: 'SafeUrl',
    nullable: true,
    description:
      'Where a guest can talk to a person of the house, for a window of 440 by 500; members ask `openCustomerService`. Where the address names `theme`, write `light` or `dark` into it. `GET /wps/system/customerService`. `null` where the operator names no such place, or one at a host that is not allowed, and after a fault.',
    resolve: async (_site, _args, { upstream }) => serviceLink(await upstream.call(servicePaths, { csType: 'LIVECHAT' }), upstream),
  }),
);
