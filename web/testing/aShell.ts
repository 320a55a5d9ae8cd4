import type { Operations } from './__generated__/operations.ts';
import type { Mock } from './Mock.ts';

const vendor = (code: string, name: string, category: 'RNG' | 'FISH') => ({
  id: `${category}-${code}`,
  code,
  name,
  category,
  logoUrl: `/logo/${code}.svg`,
  hot: false,
  gameCount: 12,
});

/** What the shell asks for: a brand with two languages, two categories with makers, and no news. */
export const aShell = {
  site: {
    brandName: 'Sampan',
    minimumAge: 21,
    registrationAge: 18,
    promoBar: null,
    languages: ['TY', 'EN'],
    resources: [],
    switches: { directRegistration: true, smsLogIn: false, freePlay: false, socialSignIn: false },
    loginRequired: false,
  },
  gameCategories: [
    { category: 'RNG', vendors: [vendor('LTN', 'Lantern Row', 'RNG'), vendor('HSN', 'Lotus Play', 'RNG')] },
    { category: 'FISH', vendors: [vendor('CRP', 'Carp & Co', 'FISH')] },
  ],
  banners: [],
  // A card made up by the generator would come over the page whenever its chunk does.
  notices: { player: [], popup: [] },
} as const satisfies Mock<Operations['HomeScreenQuery']['rawResponse']>;
