import { act } from '@testing-library/react';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import query from '../screens/lobby/__generated__/LobbyScreenQuery.graphql.ts';

/** More than Relay's store keeps of answers that nothing on screen holds on to any more. */
const enough = 20;

/** As after a long visit: what is not on screen is forgotten. */
export async function forgetUnseen(environment: IEnvironment): Promise<void> {
  await act(async () => {
    for (let page = 1; page <= enough; page += 1)
      environment.retain(createOperationDescriptor(getRequest(query), { page, category: 'RNG' })).dispose();
    await new Promise((done) => setTimeout(done));
  });
}
