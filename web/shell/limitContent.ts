/** What is used of Trusted Types; not every browser has them. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>): unknown;
}

export interface Page {
  readonly trustedTypes?: TrustedTypes;
  readonly location: Pick<Location, 'href' | 'origin'>;
}

/** Files that the build wrote, the service worker among them. */
const built = /^\/(?:assets\/[\w.-]+|sw)\.js$/;

/**
 * The only ways from text to markup or code, once the content policy asks for Trusted Types: an element may be emptied, and
 * a worker of the site's own be started. The browser refuses all else, whoever tries it. To be called once, before either.
 */
export function limitContent({ trustedTypes, location }: Page): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? '' : null),
    createScriptURL: (text) => {
      if (!URL.canParse(text, location.href)) return null;
      const url = new URL(text, location.href);
      return url.origin === location.origin && built.test(url.pathname) ? text : null;
    },
  });
}
