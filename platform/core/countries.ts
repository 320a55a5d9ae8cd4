/** A country whose mobile numbers can be read, and how they are made. */
export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string;
  readonly dialingCode: string;
  /** Pattern of a mobile number within the country, without its trunk prefix. */
  readonly mobile: RegExp;
}

const country = (code: string, dialingCode: string, mobile: RegExp): Country => ({ code, dialingCode, mobile });

/** Every country the platform knows, by its two letters. A brand serves some of them. */
export const countries: readonly Country[] = [
  country('VN', '84', /^[35789]\d{8}$/),
  country('TH', '66', /^[689]\d{8}$/),
  country('ID', '62', /^8\d{8,11}$/),
  country('CN', '86', /^1[3-9]\d{9}$/),
  country('KH', '855', /^[1-9]\d{7,8}$/),
  country('LA', '856', /^20\d{8}$/),
  country('MY', '60', /^1\d{8,9}$/),
  country('SG', '65', /^[89]\d{7}$/),
  country('PH', '63', /^9\d{9}$/),
  country('KR', '82', /^1\d{8,9}$/),
  country('JP', '81', /^[789]0\d{8}$/),
  country('TW', '886', /^9\d{8}$/),
];
