/** Members, sessions, deposits and attempts. */
export interface MemberTables {}
