import { act } from '@testing-library/react';
import { createOperationDescriptor, type IEnvironment } from 'relay-runtime';
import query from '../session/__generated__/useViewerQuery.graphql.ts';

/** Makes somebody the viewer of a page that is open, as an answer of the gateway does once another tab has signed them in. */
export const signIn = (environment: IEnvironment, viewer: object): Promise<void> =>
  act(async () => environment.commitPayload(createOperationDescriptor(query, {}), { viewer }));
