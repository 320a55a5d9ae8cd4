/** A picture with words at the top of a screen. */
export interface BannerTable {
  id: string;
  /** The operator's name of the screen it stands on, such as `w_home`. */
  screen: string;
  /** What is drawn behind the words. */
  scene: string;
  /** What stays in sight of its wide picture: one of the contract's `pictureFocuses`. */
  focus: string;
  /** The same of its upright picture. */
  tall_focus: string;
  /** JSON: title and line by language. */
  words: string;
  /** A path of the site, or an absolute address, that a click leads to. */
  link: string | null;
  /** Those of a screen are shown by this, the smallest first. */
  position: bigint;
}
