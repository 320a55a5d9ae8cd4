/** The operator's numbers for types of account; any other is an account of the house, which enters nowhere. */
export const accountTypes = { player: 0, trial: 4, agents: [1, 2, 41, 42] } as const;

export const isAgentType = (type: number): boolean => (accountTypes.agents as readonly number[]).includes(type);
