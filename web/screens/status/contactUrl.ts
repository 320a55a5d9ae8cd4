/** Where people answer, the likeliest to be open first. */
const channels = ['CUSTOMERSERVICE', 'WHATSAPP', 'TELEGRAM', 'FACEBOOK', 'INSTAGRAM'];

/** The operator's channel for talking to customer service; `undefined` where it names none. */
export function contactUrl(resources: readonly { readonly type: string; readonly url: string }[]): string | undefined {
  for (const channel of channels) {
    const found = resources.find(({ type }) => type === channel);
    if (found) return found.url;
  }
  return undefined;
}
