import { whitelabel } from '#contract/system/site.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { Site } from './Site.ts';
import { switches, type Whitelabel } from './switches.ts';

const SiteSwitches = builder.objectRef<Whitelabel>('SiteSwitches').implement({
  description: 'What the brand has switched on, by name. What is off is refused with `FeatureOffError`, and by the operator too.',
  ...everybody,
  fields: (t) => ({
    usernameRegistration: t.boolean({
      description: 'An account can be made by username (`USERNAMEREG3`).',
      resolve: switches.usernameRegistration,
    }),
    mobileRegistration: t.boolean({
      description: 'An account can be made by phone number, in a second tab (`MOBILENUMREG3`).',
      resolve: switches.mobileRegistration,
    }),
    mobilePassword: t.boolean({
      description: 'Registering by phone number asks for a password too (`MOBILENUMPASSREG3`).',
      resolve: switches.mobilePassword,
    }),
    registrationCode: t.boolean({
      description: 'Registering needs a code sent to the number (`REGMOBVERF3`).',
      resolve: switches.registrationCode,
    }),
    directRegistration: t.boolean({
      description: 'The page of registration is offered without an invitation (`DIRECTREG3`).',
      resolve: switches.directRegistration,
    }),
    smsLogIn: t.boolean({
      description: "One can log in by a code sent to one's number (`MOBILEVERCODELOGIN3`).",
      resolve: switches.smsLogIn,
    }),
    phoneRecovery: t.boolean({
      description: 'A forgotten password can be set by phone (`CHNGPASSVERIF3`).',
      resolve: switches.phoneRecovery,
    }),
    freePlay: t.boolean({ description: 'Trial accounts are offered (`FREEPLAY3`).', resolve: switches.freePlay }),
    socialSignIn: t.boolean({ description: 'The buttons of `Site.socialProviders` are shown.', resolve: switches.socialSignIn }),
    passwordExpiry: t.boolean({
      description: 'Passwords expire: who logs in by an expired one is asked for another.',
      resolve: switches.passwordExpiry,
    }),
    forcedPasswordChange: t.boolean({
      description: 'Where passwords expire, nothing else can be done before an expired one is changed (`PWDEXPFORCECHANGE3`).',
      resolve: switches.forcedPasswordChange,
    }),
    chat: t.boolean({ description: 'Members can talk to each other (`CBS3`).', resolve: switches.chat }),
  }),
});

builder.objectField(Site, 'switches', (t) =>
  t.field({
    type: SiteSwitches,
    nullable: true,
    description:
      'The flags that decide about forms and buttons. `GET /wps/system/whitelabel`. `null` only after a fault: treat them all as off.',
    resolve: (_site, _args, { upstream }) => upstream.call(whitelabel, {}),
  }),
);
