import { serviceEntry, servicePaths } from '#contract/content/customerService.ts';
import { openServicePath } from '../../../upstream/openServicePath.ts';
import { builder } from '../../builder.ts';
import { safeAbsoluteUrl } from '../../safeUrl.ts';
import { Site } from './Site.ts';

builder.objectField(Site, 'customerServiceUrl', (t) =>
  t.field({
    type: 'SafeUrl',
    nullable: true,
    description:
      'Where a person of the house can be talked to, for a window of 440 by 500. `GET /wps/system/customerService`. `null` where the operator names no such place, or one at a host that is not allowed, and after a fault.',
    resolve: async (_site, _args, { upstream }) => {
      const { version } = await upstream.call(servicePaths, { csType: 'LIVECHAT' });
      const entry = version.pathList.find(({ type }) => type === serviceEntry);
      const link = safeAbsoluteUrl(entry && openServicePath(entry.path));
      return link !== null && upstream.isServiceUrl(link) ? link : null;
    },
  }),
);
