/** Launch tokens, play sessions, seed pairs and rounds. */
export interface GameTables {}
