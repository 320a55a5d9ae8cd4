import type { Banner } from './banner.ts';

/** What a banner's row holds, but for its id and its place. */
export const bannerRow = ({ group, scene, focus, tallFocus, words, link }: Banner) => ({
  screen: group,
  scene,
  focus,
  tall_focus: tallFocus,
  words: JSON.stringify(words),
  link: link ?? null,
});
