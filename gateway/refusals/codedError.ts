import { GraphQLError } from 'graphql';
import { type RefusalCode, refusalText } from './refusalText.ts';

/**
 * An error that a client may know of. Its message is put into the language of the request where it leaves the gateway; `detail` is for who
 * wrote the client: English, and never a value of the request.
 */
export const codedError = (code: RefusalCode, detail?: string): GraphQLError =>
  new GraphQLError(refusalText(code, 'EN'), { extensions: { code, ...(detail !== undefined && { detail }) } });
