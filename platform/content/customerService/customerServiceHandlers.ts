import { serviceEntry } from '#contract/content/customerService.ts';
import type { CallContext, Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { sealServicePath } from './sealServicePath.ts';

/** Where the house is talked to: at its own desk elsewhere, or on this platform's page in the language of who asks. */
export function customerServiceHandlers({ brand, random }: PlatformParts): Pick<Handlers, 'servicePaths' | 'memberServicePaths'> {
  const pathsTo = async (_payload: unknown, { language }: Pick<CallContext, 'language'>) => {
    const link = brand.contactUrl ?? (brand.origins[0] === undefined ? undefined : `${brand.origins[0]}/service?lang=${language}`);
    return { version: { pathList: link === undefined ? [] : [{ type: serviceEntry, path: sealServicePath(link, random) }] } };
  };
  return { servicePaths: pathsTo, memberServicePaths: pathsTo };
}
