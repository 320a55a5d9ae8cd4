/** A way for the site onto a phone, and what the operator has for it. */
export interface Platform {
  readonly key: 'android' | 'ios' | 'lite';
  /** Type of the resource whose address the code holds; without one it holds the site's own. */
  readonly resourceType?: string;
  /** What to do, in order; keys of the texts. */
  readonly steps: readonly string[];
}

/** The two kinds of phone. */
export const phones = [
  { key: 'android', resourceType: 'Android', steps: ['scan', 'menu', 'add', 'confirm'] },
  { key: 'ios', resourceType: 'MOBILECONFIG', steps: ['scan', 'share', 'add', 'confirm'] },
] as const satisfies readonly Platform[];

/** The site as an app that a browser installs by itself, on any machine. */
export const lite = { key: 'lite', steps: ['open', 'install', 'confirm', 'start'] } as const satisfies Platform;

interface Link {
  readonly type: string;
  readonly url: string;
}

/** What the operator has for a platform; undefined where it has nothing. */
export const linkFor = ({ resourceType }: Platform, resources: readonly Link[]): string | undefined =>
  resources.find(({ type }) => type === resourceType)?.url;

/** The address that a code holds: the operator's, else the site's own. */
export const addressOf = (url: string | undefined): string => new URL(url ?? '/', location.origin).href;

/** The platform that is shown: the one that the address names, else the reader's own. */
export function platformOf(platforms: readonly Platform[], userAgent: string, named?: string | null): Platform['key'] {
  const known = platforms.find(({ key }) => key === named);
  return known?.key ?? (/iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android');
}
