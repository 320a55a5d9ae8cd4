import { z } from 'zod';

/** One line with a link at the edge of every page, in the language of the request. */
export const promoBar = z.object({
  /** Who has put it away is not shown it again. */
  id: z.string().max(64),
  text: z.string().max(200),
  /** An address, or a path of the site; opens in a new tab. */
  url: z.string(),
});
