import { SqliteQueryCompiler, type CreateTableNode, type DataTypeNode, type SelectModifierNode } from 'kysely';

/** Writes the portable schema as SQLite wants it, so that no caller asks which engine it is on. */
export class StrictSqliteCompiler extends SqliteQueryCompiler {
  /** Every table is STRICT: text in an integer column is refused, as on PostgreSQL. */
  protected override visitCreateTable(node: CreateTableNode): void {
    super.visitCreateTable(node);
    this.append(node.endModifiers?.length ? ', strict' : ' strict');
  }

  /** STRICT tables know no `bigint`; their `integer` has 64 bits. */
  protected override visitDataType(node: DataTypeNode): void {
    if (node.dataType === 'bigint') this.append('integer');
    else super.visitDataType(node);
  }

  /** There is one writer, and it holds the whole database: row locks have no meaning and no syntax. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.rawModifier || node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}
