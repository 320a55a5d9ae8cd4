import type { AnswerOf } from '#contract/call.ts';
import { whitelabel } from '#contract/wps/system.ts';
import { everybody } from '../access.ts';
import { builder } from '../builder.ts';
import { Site } from './Site.ts';

type Whitelabel = AnswerOf<typeof whitelabel>;

const has = (module: string) => ({ modules }: Whitelabel) => modules.includes(module);

const SiteSwitches = builder.objectRef<Whitelabel>('SiteSwitches').implement({
  description: 'What the brand has switched on, by name. Each is enforced by the operator too.',
  ...everybody,
  fields: (t) => ({
    usernameRegistration: t.boolean({ description: 'An account can be made by username (`USERNAMEREG3`).', resolve: has('USERNAMEREG3') }),
    mobileRegistration: t.boolean({ description: 'An account can be made by phone number, in a second tab (`MOBILENUMREG3`).', resolve: has('MOBILENUMREG3') }),
    mobilePassword: t.boolean({ description: 'Registering by phone number asks for a password too (`MOBILENUMPASSREG3`).', resolve: has('MOBILENUMPASSREG3') }),
    registrationCode: t.boolean({ description: 'Registering needs a code sent to the number (`REGMOBVERF3`).', resolve: has('REGMOBVERF3') }),
    directRegistration: t.boolean({ description: 'The page of registration is offered without an invitation (`DIRECTREG3`).', resolve: has('DIRECTREG3') }),
    smsLogIn: t.boolean({ description: 'One can log in by a code sent to one\'s number (`MOBILEVERCODELOGIN3`).', resolve: has('MOBILEVERCODELOGIN3') }),
    phoneRecovery: t.boolean({ description: 'A forgotten password can be set by phone (`CHNGPASSVERIF3`).', resolve: has('CHNGPASSVERIF3') }),
    freePlay: t.boolean({ description: 'Trial accounts are offered (`FREEPLAY3`).', resolve: ({ freePlay, modules }) => freePlay && modules.includes('FREEPLAY3') }),
    socialSignIn: t.exposeBoolean('socialSignIn', { description: 'The buttons of `Site.socialProviders` are shown.' }),
    passwordExpiry: t.boolean({ description: 'Passwords grow too old, and have to be changed then (`PWDEXPFORCECHANGE3`).', resolve: ({ passwordExpiry, modules }) => passwordExpiry && modules.includes('PWDEXPFORCECHANGE3') }),
    chat: t.boolean({ description: 'Members can talk to each other (`CBS3`).', resolve: has('CBS3') }),
  }),
});

builder.objectField(Site, 'switches', (t) =>
  t.field({
    type: SiteSwitches,
    nullable: true,
    description: 'The flags that decide about forms and buttons. `GET /wps/system/whitelabel`. `null` only after a fault: treat them all as off.',
    resolve: (_site, _args, { upstream }) => upstream.call(whitelabel, {}),
  }),
);
