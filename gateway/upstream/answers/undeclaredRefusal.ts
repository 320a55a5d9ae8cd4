import type { Call } from '../../contract/call.ts';
import { gatewayRefused } from '../../contract/headers.ts';
import { refusalsOf } from '../../contract/refusalsOf.ts';
import { statusOfRefusal } from '../../contract/refusalCodes.ts';
import type { UpstreamRefusal } from '../failure.ts';
import type { Misfit } from './misfit.ts';
import { loggableCode } from './loggableCode.ts';

/** What any call may come to by what was sent with it, or by a setting, of which reachability tells. */
const ordinary: readonly string[] = [...statusOfRefusal[400], ...statusOfRefusal[413], ...statusOfRefusal[429], gatewayRefused];
const absent: readonly string[] = statusOfRefusal[404];

/** What does not fit about a refusal that the call does not have, such as that there is no such call; undefined where it has it. */
export function undeclaredRefusal(call: Call, { code }: UpstreamRefusal): Misfit | undefined {
  const itsOwn: readonly string[] = refusalsOf(call);
  if (ordinary.includes(code) || itsOwn.includes(code)) return undefined;
  if (absent.includes(code)) return { at: 'the call', expected: 'there', received: code };
  const expected = itsOwn.length === 0 ? 'a refusal that any call may come to' : `one of ${itsOwn.join(', ')}`;
  return { at: 'code', expected, received: loggableCode(code) };
}
