import type { AnswerOf } from '#contract/call.ts';
import { socialProviders } from '#contract/identity/socialSignIn.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { Site } from './Site.ts';

const SocialProvider = builder.objectRef<AnswerOf<typeof socialProviders>['providers'][number]>('SocialProvider').implement({
  description: 'A service by whose account a person can sign in here.',
  ...everybody,
  fields: (t) => ({
    provider: t.exposeString('provider', { description: 'To be given to `beginSocialSignIn`.' }),
    name: t.exposeString('name', { description: 'What it calls itself, for the button.' }),
  }),
});

builder.objectField(Site, 'socialProviders', (t) =>
  t.field({
    type: [SocialProvider],
    nullable: true,
    description:
      'In the order of their buttons; empty where the brand offers none. `GET /wps/session/social/providers`. `null` only after a fault.',
    resolve: async (_site, _args, { upstream }) => (await upstream.call(socialProviders, {})).providers,
  }),
);
