import type { Persona } from './personas.ts';

/** Every address that the site has a screen for. What needs a name in it has one that nothing goes by. */
export const addresses: readonly string[] = [
  '/',
  '/index.html',
  ...['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'inhouse', 'elott'].map((category) => `/${category}`),
  '/rng?list=favourites',
  '/rng?q=zzzz',
  '/register',
  '/login',
  '/login/social/lantern',
  '/recover',
  '/promotions',
  '/promoDetail?id=nothing',
  '/help',
  '/helpmc',
  '/down',
  '/download',
  '/pointMall',
  '/lottery?gameCode=SSC&playType=five-stars',
  '/vnlottery?gameCode=XSMB',
  '/seamless',
  '/game?game=nothing',
  '/no/such/landing',
];

/** Those of the member centre that stand, and what lies over a screen by its address. */
const panels = [
  'securityCenter',
  'depositv2',
  'personalHistoryCopy',
  'agentTeamOverview',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
].map((panel) => `/rng?panel=${panel}`);
const guestDialogs = ['login', 'register', 'forgotPassword', 'download'].map((dialog) => `/rng?dialog=${dialog}`);
const memberDialogs = ['changePassword', 'logOut', 'download'].map((dialog) => `/rng?dialog=${dialog}`);

/** What opens over a screen for somebody: panels are for everybody to ask for, and each is answered in its way. */
export const overlaysOf = (persona: Persona): readonly string[] => [...panels, ...(persona === 'guest' ? guestDialogs : memberDialogs)];
