import { affiliateCheck } from '#contract/agents/agent.ts';
import { beforeLogIn, everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { TooManyAttemptsError } from '../../refusals/refusals.ts';
import { AffiliateCodeFailedError } from './affiliateCodeFailed.ts';

const VerifyAffiliateCodePayload = builder.objectRef<{ code: string }>('VerifyAffiliateCodePayload').implement({
  description: 'The code may be registered with.',
  ...everybody,
  fields: (t) => ({ code: t.exposeString('code', { description: 'As the operator writes it; send this one.' }) }),
});

builder.mutationField('verifyAffiliateCode', (t) =>
  t.field({
    type: VerifyAffiliateCodePayload,
    description:
      "Asks whether an agent's code may be registered with; a mutation, because the operator counts it. `GET /wps/agent/affiliate`.",
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors: { types: [AffiliateCodeFailedError, TooManyAttemptsError] },
    args: { code: t.arg.string({ description: 'Typed, or from the address of the page.' }) },
    resolve: async (_root, { code }, { upstream, session, siteOrigin }) => {
      const payload = affiliateCheck.payload.safeParse({ code, domain: new URL(siteOrigin).hostname });
      if (!payload.success || code === '') throw new AffiliateCodeFailedError();
      return upstream
        .call(affiliateCheck, payload.data)
        .catch(mapErrors(session, { ...commonErrorMap, affiliate_failed: () => new AffiliateCodeFailedError() }));
    },
  }),
);
