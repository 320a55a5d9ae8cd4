/** A member's own games: those played last, or those that were marked. */
export type OwnList = 'recent' | 'favourites';
