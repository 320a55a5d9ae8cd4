import { type ASTNode, GraphQLError } from 'graphql';
import { refusalText } from '../refusals/refusalText.ts';

/**
 * The document or a variable asks for something that no person can have meant: a bug of the client, or a probe.
 * `detail` names the argument and its bounds, and never repeats the value. `node` is where the document holds it, if it does.
 */
export class BadInput extends GraphQLError {
  constructor(detail: string, node?: ASTNode) {
    super(refusalText('BAD_USER_INPUT', 'EN'), { nodes: node, extensions: { code: 'BAD_USER_INPUT', detail } });
  }
}
