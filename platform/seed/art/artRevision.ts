/**
 * Part of every picture's address, which browsers keep for a year. To be raised whenever a drawing
 * or the way pictures are composed changes; a test notices when it was not.
 */
export const artRevision = 1;
