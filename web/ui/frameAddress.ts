/**
 * The address for the frame, with the site's theme. `null` for an address that must not be framed: one on the site's own
 * origin could lift its sandbox, and anything but http is no page.
 */
export function frameAddress(url: string, theme: string, siteOrigin: string): string | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol) || address.origin === siteOrigin) return null;
  address.searchParams.set('theme', theme);
  return address.href;
}
