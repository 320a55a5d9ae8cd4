import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { Plugin } from 'graphql-yoga';
import { refusalText } from '../refusals/refusalText.ts';
import type { ServerContext } from './ServerContext.ts';

const onlyPersisted = {
  message: refusalText('OPERATION_NOT_FOUND', 'EN'),
  extensions: { code: 'OPERATION_NOT_FOUND', http: { status: 400 } },
};

/** Documents by id, validated when the gateway was started. Documents that come with a request are run where `free` allows it. */
export const usePersistedDocuments = (free: boolean): Plugin<ServerContext> =>
  usePersistedOperations<ServerContext>({
    allowArbitraryOperations: free,
    extractPersistedOperationId: (_params, _request, context) => (context as unknown as ServerContext).call.operation?.id ?? null,
    getPersistedOperation: (_id, _request, { call }) => call.operation?.document ?? null,
    skipDocumentValidation: true,
    customErrors: { notFound: onlyPersisted, keyNotFound: onlyPersisted, persistedQueryOnly: onlyPersisted },
  });
