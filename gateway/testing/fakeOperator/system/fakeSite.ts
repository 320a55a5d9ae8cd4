import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeRegisterSettings, fakeStatus } from '../fakeBrand.ts';

/** `https://img1.example/service` under the key `Lantern8`, as `openssl enc -des-ecb` writes it. */
const fakeServicePath = 'P/AkRc0FMuGznpE6zEelvCx9dLQht3bi1aCVQMNOoTw=Lantern8';

const fakeServicePaths = {
  version: {
    pathList: [
      { type: 1, path: 'not-for-this' },
      { type: 3, path: fakeServicePath },
    ],
  },
};

/** What a site shows beside its games. */
export const fakeSite = {
  systemStatus: () => fakeStatus,
  registerSettings: () => fakeRegisterSettings,
  visitorStatus: () => ({
    info: { analytics: {}, loginRequired: false },
    location: { ip: '127.0.0.1', country: 'VN' },
    maintenance: false,
    regionRestriction: false,
  }),
  whitelabel: () => ({
    merchantCode: 'SAMPAN',
    modules: fakeStatus.info.whitelabel.modules,
    passwordExpiry: false,
    freePlay: true,
    socialSignIn: true,
  }),
  domainRoutes: () => ({ routers: [{ domain: 'https://one.example' }, { domain: 'https://two.example' }] }),
  servicePaths: () => fakeServicePaths,
  memberServicePaths: () => fakeServicePaths,
  countryCodes: () => ({
    current: 'VN',
    countries: [
      { countryCode: 'VN', countryDialingCode: '84', countryName: 'Vietnam' },
      { countryCode: 'TH', countryDialingCode: '66', countryName: 'Thailand' },
    ],
  }),
  socialProviders: () => ({
    providers: [
      { provider: 'harbour', name: 'Harbour' },
      { provider: 'lagoon', name: 'Lagoon' },
    ],
  }),
  challenge: () => ({
    algorithm: 'SHA-256' as const,
    challenge: 'ab'.repeat(32),
    salt: 'fake-salt',
    signature: 'fake-signature',
    maxnumber: 1000,
    expiresAt: Date.UTC(2030, 0, 1),
  }),
} satisfies Partial<FakeHandlers>;
