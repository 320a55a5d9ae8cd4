/** @generated from gateway/contract/languages.ts */
export const languages = {
  TY: { locale: 'vi-VN', below: 'VI' },
  EN: { locale: 'en-GB', below: null },
  VI: { locale: 'vi-VN', below: 'EN' },
  CN: { locale: 'zh-CN', below: 'EN' },
  TH: { locale: 'th-TH', below: 'EN' },
  ID: { locale: 'id-ID', below: 'EN' },
} as const;
