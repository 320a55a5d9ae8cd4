import { domainRoutes } from '#contract/system/site.ts';
import { builder } from '../../builder.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';
import { Site } from './Site.ts';

builder.objectField(Site, 'routes', (t) =>
  t.field({
    type: ['SafeUrl'],
    nullable: true,
    description:
      'Addresses under which the same site is reached; a page measures which is fastest. `GET /wps/system/domainRoute`. `null` only after a fault.',
    resolve: async (_site, _args, { upstream }) =>
      (await upstream.call(domainRoutes, {})).routers.flatMap(({ domain }) => safeAbsoluteUrl(domain) ?? []),
  }),
);
