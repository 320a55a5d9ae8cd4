import { serviceEntry } from '#contract/content/customerService.ts';
import type { Handlers, Language } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { ChatSeats } from '../chat/chatSeats.ts';
import { sealServicePath } from './sealServicePath.ts';

interface Needs extends PlatformParts {
  readonly chatSeats: ChatSeats;
  /** Without one nobody can answer the live chat. */
  readonly operatorKey: string | undefined;
}

/**
 * Where the house is talked to: at its own desk elsewhere, or on this platform's pages in the language of who asks: live, or by letter.
 * The address of these leaves `theme` empty for the site to fill in.
 */
export function customerServiceHandlers({
  brand,
  chatSeats,
  operatorKey,
  random,
}: Needs): Pick<Handlers, 'servicePaths' | 'memberServicePaths'> {
  const own = (language: Language, ticket?: string): string | undefined =>
    brand.origins[0] === undefined
      ? undefined
      : `${brand.origins[0]}${operatorKey === undefined ? '/service' : '/service/chat'}?lang=${language}&theme=${ticket === undefined ? '' : `&ticket=${ticket}`}`;
  const pathsTo = (link: string | undefined) => ({
    version: { pathList: link === undefined ? [] : [{ type: serviceEntry, path: sealServicePath(link, random) }] },
  });
  return {
    servicePaths: async (_payload, { language }) => pathsTo(brand.contactUrl ?? own(language)),
    async memberServicePaths({ csType }, { language, member }) {
      if (brand.contactUrl !== undefined || operatorKey === undefined) return pathsTo(brand.contactUrl ?? own(language));
      return pathsTo(own(language, await chatSeats.issueTicket('service', { ...member, vip: csType === 'VIP' })));
    },
  };
}
