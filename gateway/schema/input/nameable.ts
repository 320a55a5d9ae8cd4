/** The most ids that one call of the operator takes. */
export const maxIds = 50;

/** Ids that the operator can be asked for: others, however they came about, name nothing. */
export const nameable = (ids: readonly string[]): readonly string[] => ids.filter((id) => id.length <= 64 && !id.includes(','));
