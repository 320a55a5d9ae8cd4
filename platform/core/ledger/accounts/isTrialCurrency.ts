import type { Brand } from '../../brand.ts';

/** Whether money of a currency is that of trial accounts, which is worth nothing: members have the brand's own. */
export const isTrialCurrency = ({ currency: ofBrand }: Pick<Brand, 'currency'>, currency: string): boolean => currency !== ofBrand;
