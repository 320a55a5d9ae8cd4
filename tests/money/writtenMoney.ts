/** How an amount is written for a person, by the site and by every page of the platform: the same, to the last character. */
export interface WrittenMoney {
  readonly amount: string;
  readonly symbol: string;
  readonly language: 'TY' | 'EN' | 'VI' | 'CN' | 'TH' | 'ID';
  /** A plus before gains. */
  readonly sign?: true;
  readonly text: string;
}

/** What the tests of both sides are held to. */
export const writtenMoney: readonly WrittenMoney[] = [
  { amount: '1000', symbol: '₫', language: 'EN', text: '₫1,000' },
  { amount: '1234.5', symbol: '₫', language: 'EN', text: '₫1,234.50' },
  { amount: '1234.5', symbol: '₫', language: 'TY', text: '1.234,50\u00a0₫' },
  { amount: '1234.5', symbol: '₫', language: 'VI', text: '1.234,50\u00a0₫' },
  { amount: '1234.5', symbol: '₫', language: 'CN', text: '₫1,234.50' },
  { amount: '1234.5', symbol: '₫', language: 'TH', text: '₫1,234.50' },
  { amount: '1234.5', symbol: '₫', language: 'ID', text: '₫1.234,50' },
  { amount: '0.35', symbol: '₫', language: 'EN', text: '₫0.35' },
  { amount: '0.125', symbol: '₫', language: 'EN', text: '₫0.125' },
  { amount: '-0.0001', symbol: '₫', language: 'EN', text: '-₫0.0001' },
  { amount: '20.0000', symbol: '₫', language: 'ID', text: '₫20' },
  { amount: '-5', symbol: '₫', language: 'EN', text: '-₫5' },
  { amount: '-5', symbol: '₫', language: 'TY', text: '-5\u00a0₫' },
  { amount: '-5.5', symbol: '₫', language: 'EN', sign: true, text: '-₫5.50' },
  { amount: '5', symbol: '₫', language: 'EN', sign: true, text: '+₫5' },
  { amount: '3.5', symbol: '₫', language: 'EN', sign: true, text: '+₫3.50' },
  { amount: '0', symbol: '₫', language: 'EN', sign: true, text: '₫0' },
  { amount: '1250000', symbol: 'DEMO', language: 'EN', text: 'DEMO\u00a01,250,000' },
  { amount: '1250000', symbol: 'DEMO', language: 'TY', text: '1.250.000\u00a0DEMO' },
  { amount: '-1200', symbol: 'DEMO', language: 'EN', sign: true, text: '-DEMO\u00a01,200' },
  { amount: '999999999999999.9999', symbol: '₫', language: 'EN', text: '₫999,999,999,999,999.9999' },
];

/** The amount alone, where what stands around it says the currency. */
export const writtenAmounts: readonly Pick<WrittenMoney, 'amount' | 'language' | 'text'>[] = [
  { amount: '1000', language: 'EN', text: '1,000' },
  { amount: '1234.5', language: 'EN', text: '1,234.50' },
  { amount: '0.5', language: 'TY', text: '0,50' },
  { amount: '-5', language: 'TH', text: '-5' },
];
