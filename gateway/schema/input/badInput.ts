import { type ASTNode, GraphQLError } from 'graphql';
import type { z } from 'zod';
import { refusalText } from '../../refusals/refusalText.ts';

/**
 * The document or a variable asks for something that no person can have meant: a bug of the client, or a probe.
 * `detail` names the argument and its bounds, and never repeats the value. `node` is where the document holds it, if it does.
 */
export class BadInput extends GraphQLError {
  constructor(detail: string, node?: ASTNode) {
    super(refusalText('BAD_USER_INPUT', 'EN'), { nodes: node, extensions: { code: 'BAD_USER_INPUT', detail } });
  }
}

/** Of the argument `input`: the first field that the operator's call does not take, and why, in words that name no value. */
export const unfitInput = ({ issues: [issue] }: z.ZodError): BadInput =>
  new BadInput(`\`input.${issue?.path.join('.') ?? ''}\` does not fit: ${issue?.message ?? ''}.`);
