import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './ServerContext.ts';

/** Takes over what the HTTP guard has read: it has counted the body's bytes and looked at every value already. */
export const useGuardedRequest = (): Plugin<object, ServerContext> => ({
  onRequestParse: ({ serverContext, setRequestParser }) => setRequestParser(() => serverContext.call.params),
});
