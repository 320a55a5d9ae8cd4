import type { Call } from '../contract/call.ts';
import { gatewayRefused } from '../contract/headers.ts';
import { refusalsOf } from '../contract/refusalsOf.ts';
import { statusOfRefusal } from '../contract/refusalCodes.ts';
import type { UpstreamRefusal } from './failure.ts';
import type { Misfit } from './misfit.ts';

/** What any call may come to by what was sent with it, or by a setting, of which reachability tells. */
const ordinary: readonly string[] = [...statusOfRefusal[400], ...statusOfRefusal[413], ...statusOfRefusal[429], gatewayRefused];
/** Whatever else stands in place of a word may be anything, and is not repeated. */
const wordShape = /^\w{1,40}$/;

/** What does not fit about a refusal that the call does not have, such as that there is no such call; undefined where it has it. */
export function strangeRefusal(call: Call, { code }: UpstreamRefusal): Misfit | undefined {
  if (ordinary.includes(code) || refusalsOf(call).some((each) => each === code)) return undefined;
  return { at: 'code', expected: 'a refusal that the call has', received: wordShape.test(code) ? code : 'no word' };
}
