import { act, waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { type createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { Mock } from './Mock.ts';
import type { NoExtraKeys } from './NoExtraKeys.ts';
import type { Operations } from './__generated__/operations.ts';

type MockEnvironment = ReturnType<typeof createMockEnvironment>;
export type OperationName = keyof Operations;
/** What a test may answer to an operation; nothing is known of one that does not say `@raw_response_type`. */
export type MockAnswer<Name extends OperationName> = Operations[Name] extends { rawResponse: infer Raw } ? Mock<Raw> : never;
export type Answer<Name extends OperationName> = [MockAnswer<Name>] extends [never] ? object : MockAnswer<Name>;
/** `never` for what the operation does not ask for. */
export type ExactAnswer<Name extends OperationName, Data> = [MockAnswer<Name>] extends [never]
  ? unknown
  : NoExtraKeys<Data, MockAnswer<Name>>;

/** Requests of this name that wait for an answer, oldest first. */
export function waitingFor(environment: MockEnvironment, name: OperationName): OperationDescriptor[] {
  return environment.mock.getAllOperations().filter((operation) => operation.request.node.operation.name === name);
}

/** Variables of the newest waiting request of this name. */
export function variablesOf(environment: MockEnvironment, name: OperationName): Record<string, unknown> {
  return { ...newest(environment, name).request.variables };
}

async function resolveAll(environment: MockEnvironment, name: OperationName, data: unknown): Promise<void> {
  await act(async () => {
    for (const operation of waitingFor(environment, name)) {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => data,
          Mutation: () => data,
          Decimal: () => '100',
        }),
      );
    }
  });
}

/**
 * Answers every waiting request of this name with `data`, once there is one: code that asks may still be on its way.
 * What `data` leaves out is made up by the generator.
 */
export async function answer<Name extends OperationName, const Data extends Answer<Name>>(
  environment: MockEnvironment,
  name: Name,
  data: Data & ExactAnswer<Name, Data>,
): Promise<void> {
  await waitFor(() => newest(environment, name));
  await resolveAll(environment, name, data);
}

/** Answers every request of this name, those too that come meanwhile, until `sign` is there: a page may ask once before and once after its code came. */
export async function answerUntil<Name extends OperationName, const Data extends Answer<Name>>(
  environment: MockEnvironment,
  name: Name,
  data: Data & ExactAnswer<Name, Data>,
  sign: () => unknown,
): Promise<void> {
  await waitFor(() => newest(environment, name));
  await waitFor(async () => {
    await resolveAll(environment, name, data);
    if (!sign()) throw new Error(`${name} was answered, and nothing says so`);
  });
}

/** Lets the newest request of this name fail; where nothing else is said, as when the connection is lost. */
export async function fail(environment: MockEnvironment, name: OperationName, cause = new Error('lost')): Promise<void> {
  const operation = await waitFor(() => newest(environment, name));
  await act(async () => environment.mock.reject(operation, cause));
}

/** Lets every request of this name fail until `sign` is there: a page may ask once before and once after its code came. */
export async function failUntil(
  environment: MockEnvironment,
  name: OperationName,
  sign: () => unknown,
  cause = new Error('lost'),
): Promise<void> {
  await waitFor(async () => {
    for (const operation of waitingFor(environment, name)) await act(async () => environment.mock.reject(operation, cause));
    if (!sign()) throw new Error(`${name} failed, and nothing says so`);
  });
}

function newest(environment: MockEnvironment, name: OperationName): OperationDescriptor {
  const operation = waitingFor(environment, name).at(-1);
  if (!operation) throw new Error(`no request ${name} is waiting`);
  return operation;
}
