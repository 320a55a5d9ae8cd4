import { GraphQLError } from 'graphql';

/**
 * The document or a variable asks for something that no person can have meant: a bug of the client, or a probe.
 * The message names the argument and its bounds, and never repeats the value.
 */
export class BadInput extends GraphQLError {
  constructor(message: string) {
    super(message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
}
