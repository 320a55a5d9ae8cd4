import type { Persona } from '../../gateway/testing/personas.ts';

/** One row of the operator's table of calls, and an operation of the site that leads to it. */
export interface OperatorCall {
  readonly call: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** A member's token goes along. */
  readonly token: boolean;
  readonly body: 'none' | 'json' | 'form' | 'sealed';
  readonly payload: object;
  readonly as: Persona;
  readonly operation: string;
}
