import { accountTypes, isAgentType } from '../../../contract/accountTypes.ts';

/** What an account may do, from the operator's number for its type. */
export type MemberKind = 'PLAYER' | 'AGENT' | 'DEMO';

export function kindOf(type: number): MemberKind {
  if (type === accountTypes.trial) return 'DEMO';
  return isAgentType(type) ? 'AGENT' : 'PLAYER';
}
