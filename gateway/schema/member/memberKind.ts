/** What an account may do, from the operator's number for its type. */
export type MemberKind = 'PLAYER' | 'AGENT' | 'DEMO';

const agentTypes: readonly number[] = [1, 2, 41, 42];
const demoType = 4;

export function kindOf(type: number): MemberKind {
  if (type === demoType) return 'DEMO';
  return agentTypes.includes(type) ? 'AGENT' : 'PLAYER';
}
