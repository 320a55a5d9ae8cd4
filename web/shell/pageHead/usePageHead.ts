import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { sitePages, sitePathAt } from './sitePages.ts';

const find = <Found extends Element>(selector: string) => document.head.querySelector<Found>(selector);

/** The first page of a visit comes with its head. */
const isWritten = (page: string, language: string): boolean => {
  const { page: written, pageLanguage } = document.documentElement.dataset;
  return written === page && pageLanguage === language;
};

/** Points to the page itself: without what stands behind its path, but for a language that its address names. */
function writeAddresses(path: string | undefined): void {
  const canonical = find<HTMLLinkElement>('link[rel=canonical]');
  const alternates = document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]');
  for (const link of [...(canonical ? [canonical] : []), ...alternates]) {
    const address = new URL(link.href);
    if (path !== undefined) address.pathname = path;
    if (link === canonical) address.search = '';
    link.href = address.href;
  }
}

function writeRobots(isListed: boolean): void {
  const known = find<HTMLMetaElement>('meta[name=robots]');
  if (isListed) return known?.remove();
  if (known) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}

/** Keeps what the gateway has written into the head true when the screen or the language changes; each screen words its own title. */
export function usePageHead(): void {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const path = sitePathAt(pathname);
  const { language } = i18n;
  useEffect(() => {
    const page = path ?? '';
    if (isWritten(page, language)) return;
    Object.assign(document.documentElement.dataset, { page, pageLanguage: language });
    writeAddresses(path);
    writeRobots(path !== undefined && (sitePages[path]?.isListed ?? false));
    // These are for programs that preview the address that was sent, which run no script.
    for (const sent of document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')) sent.remove();
    const description = find<HTMLMetaElement>('meta[name=description]');
    if (!description) return;
    let isCurrent = true;
    void i18n.loadNamespaces('pages').then(() => {
      const key = `pages:${page === '' ? 'notFound' : page}`;
      if (isCurrent && i18n.exists(key)) description.content = i18n.t(key);
    });
    return () => {
      isCurrent = false;
    };
  }, [i18n, language, path]);
}
