import { memberServicePaths } from '#contract/content/customerService.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { requireViewer } from '../../identity/member/viewer.ts';
import { NotSignedInError, PasswordChangeRequiredError } from '../../refusals/refusals.ts';
import { serviceLink } from './serviceLink.ts';

/** Members of a rank above this one have a desk of their own. */
const lastOrdinaryRank = 4;

interface OpenCustomerService {
  readonly url: string | null;
  readonly vip: boolean;
}

const OpenCustomerServicePayload = builder.objectRef<OpenCustomerService>('OpenCustomerServicePayload').implement({
  description: 'Somebody can be talked to, or nobody where `url` is `null`.',
  authScopes: { member: true },
  fields: (t) => ({
    url: t.expose('url', {
      type: 'SafeUrl',
      nullable: true,
      description:
        'For a window of 440 by 500, at once: it may hold a ticket for one use that says who comes, good for a minute. Where it names `theme`, write `light` or `dark` into it. `null` where the operator names no place, or one at a host that is not allowed.',
    }),
    vip: t.exposeBoolean('vip', { description: 'True for members of a rank above 4, who are answered at a desk of their own.' }),
  }),
});

builder.mutationField('openCustomerService', (t) =>
  t.field({
    type: OpenCustomerServicePayload,
    description:
      'Asks where the signed-in member can talk to a person of the house: VIP service above rank 4, else the live chat. Trial accounts too; guests read `Site.customerServiceUrl`. `POST /wps/member/customerService`, after `GET /wps/member/info` for the rank.',
    authScopes: { member: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError] },
    resolve: async (_root, _args, context) => {
      const { upstream, session } = context;
      const viewer = requireViewer(context);
      const { clubLabel } = await viewer.info();
      const vip = clubLabel !== undefined && clubLabel.rankLevel > lastOrdinaryRank;
      const paths = await upstream
        .call(memberServicePaths, { csType: vip ? 'VIP' : 'LIVECHAT' })
        .catch(mapErrors(session, sessionErrorMap));
      return { url: serviceLink(paths, upstream), vip };
    },
  }),
);
