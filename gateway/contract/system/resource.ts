import { z } from 'zod';

/** Somewhere else that the brand is found. */
export const resource = z.object({
  /**
   * What it is for: `TELEGRAM`, `WHATSAPP`, `FACEBOOK`, `INSTAGRAM`, the apps `Android` and `MOBILECONFIG` (iOS), or `AFFILIATELINK`; words unknown to a
   * reader are to be ignored.
   */
  resourceType: z.string(),
  /** An address, or a path of the site. */
  url: z.string(),
  /** Path of a picture of the address as a QR code; left out, one may be drawn. */
  qrCodeUrl: z.string().optional(),
  labelNameEn: z.string().optional(),
});
