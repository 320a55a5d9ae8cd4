import { addressableDialogs } from '../../web/overlays/addressableDialogs.ts';
import { agentCentrePages, memberCentrePages } from '../../web/overlays/panelKeys.ts';
import { sitePages } from '../../web/shell/pageHead/sitePages.ts';
import type { Persona } from './personas.ts';

/** What a page of the site is opened with, where its path alone would show little; what needs a name has one that nothing goes by. */
const openedWith: Readonly<Record<string, readonly string[]>> = {
  '/rng': ['', '?list=favourites', '?q=zzzz'],
  '/login/social': ['/lantern'],
  '/promoDetail': ['?id=nothing'],
  '/lottery': ['?gameCode=SSC&playType=five-stars'],
  '/vnlottery': ['?gameCode=XSMB'],
  '/game': ['?game=nothing'],
};

/** Every address that the site has a screen for, and one that it has none for. */
export const addresses: readonly string[] = [
  ...Object.keys(sitePages).flatMap((path) => (openedWith[path] ?? ['']).map((rest) => path + rest)),
  '/index.html',
  '/download',
  '/no/such/landing',
];

/** What opens over a screen is looked at over a lobby without games, which takes the least to load. */
const below = '/live';
const panelOf = (page: string) => `${below}?panel=${page}`;
/** What a guest at one of them meets is the same at each. */
const guestPanels = ['securityCenter', 'agentTeamOverview'].map(panelOf);
const panels = [...memberCentrePages, ...agentCentrePages].map(panelOf);
const dialogsFor = (visitor: 'guest' | 'member') =>
  Object.entries(addressableDialogs).flatMap(([dialog, whom]) =>
    whom === visitor || whom === 'anyone' ? [`${below}?dialog=${dialog}`] : [],
  );

/** What opens over a screen for somebody: panels are for everybody to ask for, and each is answered in its way. */
export const overlaysOf = (persona: Persona): readonly string[] =>
  persona === 'guest' ? [...guestPanels, ...dialogsFor('guest')] : [...panels, ...dialogsFor('member')];
