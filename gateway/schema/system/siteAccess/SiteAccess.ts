import type { SiteAccess as SiteAccessRecord } from '../../../context.ts';
import { everybody, whenClosed } from '../../access.ts';
import { builder } from '../../builder.ts';

const SiteAccessStatus = builder.enumType('SiteAccessStatus', {
  description: 'Whether the site is open to this visitor.',
  values: {
    NORMAL: { description: 'Nothing keeps the visitor out.' },
    MAINTENANCE: { description: 'It is closed for work; every operation but this one and `site` is refused with code `MAINTENANCE`.' },
    RESTRICTED: {
      description: 'It may not be offered where the visitor is; every operation but this one and `site` is refused with code `RESTRICTED`.',
    },
  } satisfies Record<SiteAccessRecord['status'], { description: string }>,
});

const SiteAccess = builder.objectRef<SiteAccessRecord>('SiteAccess').implement({
  description: 'What the operator knows of this visitor by the address of the connection. Never kept for another.',
  // Reads the same for all who come from one address, and is answered to guests.
  ...everybody,
  fields: (t) => ({
    status: t.expose('status', { type: SiteAccessStatus, description: 'Decides between the app and the two pages that say why not.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Network address that the visitor is seen under; `null` where it cannot be known.',
    }),
    country: t.exposeString('country', { nullable: true, description: 'Its country as an ISO 3166 code; `null` where it is not known.' }),
  }),
});

builder.queryField('siteAccess', (t) =>
  t.field({
    type: SiteAccess,
    nullable: true,
    description:
      'Whether this visitor may come in. `GET /wps/system/permission`. `null` only after a fault; operations are then let through as far as the operator takes them.',
    authScopes: { visitor: true },
    ...whenClosed,
    resolve: (_root, _args, { siteAccess }) => siteAccess(),
  }),
);
