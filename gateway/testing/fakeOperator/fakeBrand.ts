import type { AnswerOf } from '#contract/call.ts';
import type { notices } from '#contract/content/announcement.ts';
import type { registerSettings, systemStatus } from '#contract/system/site.ts';
import { fakeVersion } from './fakeVersion.ts';

export const fakeOrigin = 'https://operator.example';
/** Where the brand's pages are. */
export const fakeSiteOrigin = 'http://localhost:3000';
export const fakeImageHosts = ['https://img1.example', 'https://img2.example'];
export const fakeLaunchHosts = ['https://play1.example', 'https://play2.example'];

export const fakeStatus: AnswerOf<typeof systemStatus> = {
  info: {
    whitelabel: {
      merchantCode: 'SAMPAN',
      brandName: 'Sampan',
      currency: 'PLAY',
      currencySymbol: '₫',
      modules: [
        'USERNAMEREG3',
        'MOBILENUMREG3',
        'MOBILENUMPASSREG3',
        'REGMOBVERF3',
        'MOBILEVERCODELOGIN3',
        'CHNGPASSVERIF3',
        'FREEPLAY3',
        'CBS3',
      ],
      languages: ['TY', 'EN'],
      loginRequired: false,
      timeZone: 'Asia/Ho_Chi_Minh',
      ages: { registration: 18, play: 21 },
    },
    resources: [
      { resourceType: 'TELEGRAM', url: 'https://chat.example/sampan', labelNameEn: 'Chat with us' },
      { resourceType: 'Android', url: 'https://app.example/sampan.apk', qrCodeUrl: '/art/qr/android.svg' },
    ],
    promoBar: { id: 'calm-water', text: 'Calm water today.', url: 'https://news.example/water' },
    customerService: { enabled: true },
    analytics: {},
    imageCDNs: fakeImageHosts,
    launchGameCDNs: fakeLaunchHosts,
  },
  maintenance: false,
  regionRestriction: false,
};

type BannerRow = AnswerOf<typeof notices>['banners'][number];
const banner = (bannerId: string, groupName: string, title: string, link: Partial<BannerRow> = {}): BannerRow => ({
  bannerId,
  url: `/art/banners/${bannerId}.svg?v=${fakeVersion}`,
  title,
  groupName,
  ...link,
});

export const fakeBanners: readonly BannerRow[] = [
  banner('b1', 'w_home', 'Welcome aboard', { linkageType: 'ROUTE', linkUrl: '/promotions' }),
  banner('b2', 'w_home', 'Evening races', { linkageType: 'EXTERNAL', linkUrl: 'https://news.example/races' }),
  banner('b3', 'w_home', 'New on the river'),
  banner('b4', 'w_rng', 'Reels by lantern light', { linkageType: 'ROUTE', linkUrl: '/rng' }),
  banner('b5', 'w_reg', 'A thousand to begin with'),
];

const rule = (patternId: string, acceptedPattern: string, minLength: number, maxLength: number, required: boolean, enabled = true) => ({
  enabled,
  required,
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
});

export const fakeRegisterSettings: AnswerOf<typeof registerSettings> = {
  fields: {
    username: rule('letterFirst', '^[a-z][a-z0-9]*$', 4, 16, true),
    password: rule('length', '*', 8, 64, true),
    confirmPassword: rule('length', '*', 8, 64, true),
    payeeName: rule('length', '*', 2, 60, false),
    email: rule('email', '^[^@\\s]+@[^@\\s]+$', 5, 120, false),
    mobileNum: rule('digits', '^[0-9]+$', 6, 15, false),
    verificationCode: rule('digits', '^[0-9]+$', 6, 6, false, false),
    affiliateCode: rule('lettersOrDigits', '^[A-Za-z0-9]*$', 4, 20, false, false),
  },
  challenge: false,
  phoneVerification: 'sms',
  dialingCodes: true,
  bonusAmount: '1000',
};
