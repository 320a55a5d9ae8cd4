import type { Connection, Submittable } from 'pg';

export interface Statement {
  /** Under which it stays prepared in its connection; undefined for what is not kept. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What the server says of one statement. */
export interface StatementAnswer {
  /** The command that was done, such as `INSERT`, which need not be the one asked for. */
  readonly command: string;
  /** Rows that were read or changed. */
  readonly count: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Answers how a column is read, by the number of its type. */
export type ReaderOf = (type: number) => (text: string) => unknown;

/** A column of an answer, and how it is read. */
export interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** Statements that a connection knows, by their names, with the columns that they answer, once these have been told. */
export type PreparedStatements = Map<string, readonly Column[] | undefined>;

/** Messages of the server, as the driver hands them on. */
interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

type Sent = string | Buffer | null;

function sentAs(value: unknown): Sent {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  throw new TypeError('what is neither text, number, truth nor bytes is no value of a statement');
}

/**
 * Statements that go to the server in one packet, and are answered in one: it answers at the end of a batch, while each query of the driver
 * is a batch of its own. The first that fails is what it fails as; the server does none of those after it.
 */
export class StatementBatch implements Submittable {
  readonly done: Promise<readonly StatementAnswer[]>;
  readonly #statements: readonly Statement[];
  readonly #values: readonly (readonly Sent[])[];
  readonly #prepared: PreparedStatements;
  readonly #readerOf: ReaderOf;
  readonly #added: string[] = [];
  readonly #answers: StatementAnswer[] = [];
  #columns: readonly Column[] = [];
  #isDescribed = false;
  #rows: Record<string, unknown>[] = [];
  #resolve: (answers: readonly StatementAnswer[]) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  readonly #patience: number;
  #timer: NodeJS.Timeout | undefined;

  /**
   * `prepared` has the names that the connection knows; those of this batch are added. `patience` is how many milliseconds the server may be silent
   * before its connection is given up; 0 lets it take its time. Throws `TypeError` for a value that cannot be sent.
   */
  constructor(statements: readonly Statement[], prepared: PreparedStatements, readerOf: ReaderOf, patience = 0) {
    this.#statements = statements;
    this.#patience = patience;
    this.#values = statements.map(({ values }) => values.map(sentAs));
    this.#prepared = prepared;
    this.#readerOf = readerOf;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    // The server ends statements that take too long, so its silence means that it is gone; the system would wait a quarter of an hour.
    if (this.#patience > 0)
      this.#timer = setTimeout(() => connection.stream.destroy(new Error('the database does not answer any more')), this.#patience);
    connection.stream.cork();
    for (const [index, { name = '', text }] of this.#statements.entries()) {
      if (name === '' || !this.#prepared.has(name)) {
        // The server may know it from a batch that failed; to close one that it does not know is no error.
        if (name !== '') connection.close({ type: 'S', name }, true);
        connection.parse({ name, text, types: [] }, true);
        if (name !== '') this.#add(name);
      }
      connection.bind({ statement: name, values: [...(this.#values[index] ?? [])] }, true);
      // The columns of a prepared statement stay the same: the server is asked for them once.
      if (!this.#prepared.get(name)) connection.describe({ type: 'P', name: '' }, true);
      connection.execute({ portal: '', rows: '' }, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.#readerOf(dataTypeID) }));
    this.#isDescribed = true;
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const { name, read } of this.#columnsNow()) {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : read(text);
      index += 1;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    // Such as `INSERT 0 2`, or `BEGIN`.
    const words = text.split(' ');
    const { name } = this.#statements[this.#answers.length] ?? {};
    if (name !== undefined && !this.#prepared.get(name)) this.#prepared.set(name, this.#isDescribed ? this.#columns : []);
    this.#answers.push({ command: words[0] ?? '', count: Number(words.at(-1)) || 0, rows: this.#rows });
    this.#rows = [];
    this.#isDescribed = false;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    clearTimeout(this.#timer);
    this.#resolve(this.#answers);
  }

  handleError(error: unknown): void {
    clearTimeout(this.#timer);
    for (const name of this.#added) this.#prepared.delete(name);
    this.#reject(error);
  }

  /** Those of the statement that is being answered. */
  #columnsNow(): readonly Column[] {
    if (this.#isDescribed) return this.#columns;
    const { name = '' } = this.#statements[this.#answers.length] ?? {};
    return this.#prepared.get(name) ?? [];
  }

  #add(name: string): void {
    this.#prepared.set(name, undefined);
    this.#added.push(name);
  }
}
