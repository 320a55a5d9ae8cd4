/** A country whose mobile numbers can be read, and how they are made. */
export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string;
  readonly dialingCode: string;
  /** Pattern of a mobile number within the country, without its trunk prefix. */
  readonly mobile: RegExp;
  readonly name: { readonly vi: string; readonly en: string };
}

const country = (code: string, dialingCode: string, mobile: RegExp, vi: string, en: string): Country => ({
  code,
  dialingCode,
  mobile,
  name: { vi, en },
});

/** Every country the platform knows, by its two letters. A brand serves some of them. */
export const countries: readonly Country[] = [
  country('VN', '84', /^[35789]\d{8}$/, 'Việt Nam', 'Vietnam'),
  country('TH', '66', /^[689]\d{8}$/, 'Thái Lan', 'Thailand'),
  country('ID', '62', /^8\d{8,11}$/, 'Indonesia', 'Indonesia'),
  country('CN', '86', /^1[3-9]\d{9}$/, 'Trung Quốc', 'China'),
  country('KH', '855', /^[1-9]\d{7,8}$/, 'Campuchia', 'Cambodia'),
  country('LA', '856', /^20\d{8}$/, 'Lào', 'Laos'),
  country('MY', '60', /^1\d{8,9}$/, 'Malaysia', 'Malaysia'),
  country('SG', '65', /^[89]\d{7}$/, 'Singapore', 'Singapore'),
  country('PH', '63', /^9\d{9}$/, 'Philippines', 'Philippines'),
  country('KR', '82', /^1\d{8,9}$/, 'Hàn Quốc', 'South Korea'),
  country('JP', '81', /^[789]0\d{8}$/, 'Nhật Bản', 'Japan'),
  country('TW', '886', /^9\d{8}$/, 'Đài Loan', 'Taiwan'),
];
