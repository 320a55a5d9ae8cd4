/** Where the platform tells what an operator should look at. `pino` fits; tests hand in a collecting one. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export const silentLog: Log = { error: () => undefined, warn: () => undefined };
