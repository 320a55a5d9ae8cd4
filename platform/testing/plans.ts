import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Database } from '../core/store/database.ts';

/** What `work` asks of the store, as it is asked. */
export async function statementsOf(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const tell: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(tell));
  return statements;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What PostgreSQL has gone through in a table: rows, those left out among them, and the most blocks of 8 KB for one look. */
export async function readFrom(
  db: Kysely<Database>,
  table: keyof Database,
  statements: readonly CompiledQuery[],
): Promise<{ readonly rows: number; readonly blocks: number }> {
  const nodes: PlanNode[] = [];
  for (const { sql: text, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(explained);
    nodes.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))));
  }
  const ofTable = nodes.filter((node) => node['Relation Name'] === table && (node['Actual Loops'] ?? 0) > 0);
  const loops = (node: PlanNode): number => node['Actual Loops'] ?? 0;
  return {
    rows: ofTable.reduce((sum, node) => sum + loops(node) * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)), 0),
    blocks: Math.max(0, ...ofTable.map((node) => ((node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)) / loops(node))),
  };
}

/** How SQLite would go about some statements, a line for each table that it looks at. */
export async function planOf(db: Kysely<Database>, statements: readonly CompiledQuery[]): Promise<readonly string[]> {
  const details: string[] = [];
  for (const { sql: text, parameters } of statements) {
    const plan = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]));
    details.push(...plan.rows.map(({ detail }) => detail));
  }
  return details;
}
