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

const VerifyAffiliateCodeInput = builder.inputType('VerifyAffiliateCodeInput', {
  description: 'Whom one would register with.',
  fields: (t) => ({
    code: t.string({ description: 'Typed, or from the address of the page.' }),
  }),
});

builder.mutationField('verifyAffiliateCode', (t) =>
  t.field({
    type: VerifyAffiliateCodePayload,
    description:
      "Asks whether an agent's code may be registered with; a mutation, because the operator counts it. `GET /wps/agent/affiliate`.",
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors: { types: [AffiliateCodeFailedError, TooManyAttemptsError] },
    args: { input: t.arg({ type: VerifyAffiliateCodeInput, description: 'Under which agent one would register.' }) },
    resolve: async (_root, { input: { code } }, { upstream, session, siteOrigin }) => {
      const payload = affiliateCheck.payload.safeParse({ code, domain: new URL(siteOrigin).hostname });
      if (!payload.success || code === '') throw new AffiliateCodeFailedError();
      return upstream
        .call(affiliateCheck, payload.data)
        .catch(mapErrors(session, { ...commonErrorMap, affiliate_failed: () => new AffiliateCodeFailedError() }));
    },
  }),
);
