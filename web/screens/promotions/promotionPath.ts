/** Address of a promotion's terms. */
export const promotionPath = (code: string): string => `/promoDetail?id=${encodeURIComponent(code)}`;
