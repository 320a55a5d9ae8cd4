/** A kind of phone, and what the operator has for it. */
export interface Platform {
  readonly key: 'android' | 'ios';
  /** Type of the resource whose address the code holds. */
  readonly resourceType: string;
  /** What to do, in order; keys of the texts. */
  readonly steps: readonly string[];
}

export const platforms: readonly [Platform, Platform] = [
  { key: 'android', resourceType: 'Android', steps: ['scan', 'menu', 'add', 'confirm'] },
  { key: 'ios', resourceType: 'MOBILECONFIG', steps: ['scan', 'share', 'add', 'confirm'] },
];

/** The platform that is shown first: the reader's own. */
export const platformOf = (userAgent: string): Platform['key'] => (/iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android');
