import type { AnswerOf } from '#contract/call.ts';
import { serviceEntry, type servicePaths } from '#contract/content/customerService.ts';
import { openServicePath } from '../../../upstream/ciphers/openServicePath.ts';
import type { Upstream } from '../../../upstream/upstream.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';

/** The link of the type-3 entry, opened by its key; `null` where there is none, or it leads to a host that no setting names. */
export function serviceLink({ version }: AnswerOf<typeof servicePaths>, upstream: Pick<Upstream, 'isServiceUrl'>): string | null {
  const entry = version.pathList.find(({ type }) => type === serviceEntry);
  const link = safeAbsoluteUrl(entry && openServicePath(entry.path));
  return link !== null && upstream.isServiceUrl(link) ? link : null;
}
