import { z } from 'zod';
import { imagePath } from '../sharedSchemas.ts';

/** One picture of a carousel; `GET /wps/notice` answers them. */
export const bannerRow = z.object({
  bannerId: z.string(),
  /** Path of the picture. */
  url: imagePath,
  /** Path of an upright picture for narrow screens, where the operator made one. */
  tallUrl: imagePath.optional(),
  /** Words on the picture, for those who cannot see it. */
  title: z.string(),
  groupName: z.string(),
  /** How the link opens: in the site, in a new tab; missing where the banner is no link. */
  linkageType: z.enum(['ROUTE', 'EXTERNAL']).optional(),
  linkUrl: z.string().optional(),
});
