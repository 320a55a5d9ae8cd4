import { addressableDialogs } from '../../web/overlays/addressableDialogs.ts';
import { agentCentrePages, memberCentrePages } from '../../web/overlays/panelKeys.ts';
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
  '/feedback',
  '/help',
  '/helpmc',
  '/down',
  '/sites',
  '/download',
  '/pointMall',
  '/lottery?gameCode=SSC&playType=five-stars',
  '/vnlottery?gameCode=XSMB',
  '/seamless',
  '/verify',
  '/game?game=nothing',
  '/no/such/landing',
];

const panelOf = (page: string) => `/rng?panel=${page}`;
/** What a guest at one of them meets is the same at each. */
const guestPanels = ['securityCenter', 'agentTeamOverview'].map(panelOf);
const panels = [...memberCentrePages, ...agentCentrePages].map(panelOf);
const dialogsFor = (visitor: 'guest' | 'member') =>
  Object.entries(addressableDialogs).flatMap(([dialog, whom]) => (whom === visitor || whom === 'anyone' ? [`/rng?dialog=${dialog}`] : []));

/** What opens over a screen for somebody: panels are for everybody to ask for, and each is answered in its way. */
export const overlaysOf = (persona: Persona): readonly string[] =>
  persona === 'guest' ? [...guestPanels, ...dialogsFor('guest')] : [...panels, ...dialogsFor('member')];
