import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';

interface CodeSent {
  readonly expiresInSeconds: number;
  readonly checkId: string | null;
}

export const CodeSentPayload = builder.objectRef<CodeSent>('CodeSentPayload').implement({
  description: 'A code is on its way, or would be if the number had an account: the answer does not tell.',
  ...everybody,
  fields: (t) => ({
    expiresInSeconds: t.exposeInt('expiresInSeconds', { description: 'Seconds that the button counts down before it sends another one.' }),
    checkId: t.exposeID('checkId', {
      nullable: true,
      description:
        'To be given to `confirmPhone` with the code, where the third-party phone service sends it; `null` where the code itself goes with the form.',
    }),
  }),
});
