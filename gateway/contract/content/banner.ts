import { z } from 'zod';
import { imagePath } from '../sharedSchemas.ts';

/** The operator's names for the places of the site that have banners; there may be others, which the site does not show. */
export const bannerGroupNames = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
  'w_inhouse',
] as const;
export type BannerGroupName = (typeof bannerGroupNames)[number];

/** Where on a picture its words or its subject are: what has to stay in sight where a screen cuts off the rest. */
export const pictureFocuses = ['TOP_LEFT', 'TOP', 'TOP_RIGHT', 'LEFT', 'CENTER', 'RIGHT', 'BOTTOM_LEFT', 'BOTTOM', 'BOTTOM_RIGHT'] as const;
export type PictureFocus = (typeof pictureFocuses)[number];
const pictureFocus = z.enum(pictureFocuses);

/** One picture of a carousel; `GET /wps/notice` answers them. */
export const bannerRow = z.object({
  bannerId: z.string(),
  /** Path of the picture. */
  url: imagePath,
  /** Path of an upright picture for narrow screens, where the operator made one. */
  tallUrl: imagePath.optional(),
  /** What stays in sight of `url`; missing: its middle. */
  focus: pictureFocus.optional(),
  /** What stays in sight of `tallUrl`; missing: its middle. */
  tallFocus: pictureFocus.optional(),
  /** Words on the picture, for those who cannot see it. */
  title: z.string(),
  /** The page that shows it: one of `w_home`, `w_rng`, `w_live`, `w_fish`, `w_pvp`, `w_sports`, `w_esports`, `w_lott`, `w_inhouse`, `w_promotion`, `w_shop`, `w_help`, `w_down`, `w_reg`; no other is shown. */
  groupName: z.string(),
  /** How the link opens: in the site, in a new tab; missing where the banner is no link. */
  linkageType: z.enum(['ROUTE', 'EXTERNAL']).optional(),
  /** A path of the site, or an absolute address, as `linkageType` says. */
  linkUrl: z.string().optional(),
});
