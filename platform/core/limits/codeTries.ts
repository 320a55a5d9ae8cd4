/** Guesses that are evaluated, of one code and within an hour of all codes for the same target. */
export const codeTries = 5;
