import type { UpstreamAnswer } from '../transport/send.ts';

/** A status with everything that its shape asks for. `hosts` serve pictures and games. */
export const statusOf = (brandName: string, hosts: readonly string[] = ['https://img.example']) => ({
  info: {
    whitelabel: {
      merchantCode: 'SAMPAN',
      brandName,
      currency: 'PLAY',
      currencySymbol: 'd',
      modules: [],
      languages: ['EN'],
      loginRequired: false,
    },
    resources: [],
    customerService: { enabled: false },
    analytics: {},
    imageCDNs: hosts,
    launchGameCDNs: hosts,
  },
  maintenance: false,
  regionRestriction: false,
});

/** The operator's yes, with `value` inside. */
export const answered = (value: unknown): UpstreamAnswer => ({ status: 200, text: JSON.stringify({ success: true, value }) });
