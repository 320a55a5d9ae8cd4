/** Every table of the platform; the same on SQLite and PostgreSQL. Each module adds its own, by `declare module`. */
export interface Database {
  /** Steps of the schema that were taken. */
  schema_migration: { id: string; applied_at: bigint };
}
