import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { Call } from './call.ts';
import { headers } from './headers.ts';
import examples from './openapi/examples.json' with { type: 'json' };
import { type CallExample, operationOf, parametersOf, summaryAndDescription } from './openapi/operations.ts';
import { type Components, createComponents, type JsonSchema } from './openapi/components.ts';
import { type ContractSource, nothingSaid, readShapes } from './openapi/readShapes.ts';
import { overview } from './openapi/overview.ts';
import { refusalSchema, responses, responsesOf } from './openapi/refusals.ts';
import { language } from './sharedSchemas.ts';
import { loginVerification } from './identity/loginVerification.ts';
import { eventShapes, eventStream } from './system/events.ts';
import { selfExclusion } from './identity/selfExclusion.ts';

const groups: Readonly<Record<Call['group'] | 'events', string>> = {
  auth: 'Who is here: accounts, sessions, codes and passwords.',
  content: 'What the site shows, and how it is set.',
  games: 'Games, and starting them.',
  records: 'What a member has played.',
  wallet: 'Money.',
  events: 'What happens, as it happens.',
};

const eventOperation = (components: Components, source: ContractSource): JsonSchema => {
  const said = source.declaration('eventShapes').fields;
  const shapes = Object.entries(eventShapes).map(([type, shape]) => [
    type,
    components.refer(shape, said.get(type) ?? nothingSaid, `${type.slice(0, 1).toUpperCase()}${type.slice(1)}Event`),
  ]);
  const events = components.add('Events', {
    type: 'object',
    description: 'The `data` of each event, under its name.',
    properties: Object.fromEntries(shapes) as JsonSchema,
  });
  return {
    operationId: 'eventStream',
    ...summaryAndDescription(source.declaration('eventStream').doc ?? ''),
    tags: ['events'],
    parameters: [
      { $ref: '#/components/parameters/Merchant' },
      {
        name: 'last-event-id',
        in: 'header',
        required: false,
        description: 'Id of the last event that the gateway has seen.',
        schema: { type: 'string' },
      },
    ],
    security: [{ gateway: [] }, {}],
    responses: {
      '200': {
        description: 'The stream, until either side ends it.',
        content: { 'text/event-stream': { schema: { type: 'string', contentMediaType: 'text/event-stream', contentSchema: events } } },
      },
      ...responses(400, 403, 429, 500),
    },
  };
};

/**
 * An OpenAPI 3.1 description of the calls and of the event stream, made from their own shapes, from the docstrings above them, and from
 * what the fake operator once answered.
 */
export function openapi(calls: Readonly<Record<string, Call>>): JsonSchema {
  const components = createComponents();
  const source = readShapes(fileURLToPath(new URL('.', import.meta.url)));
  const named = (shapes: Readonly<Record<string, z.ZodType>>): JsonSchema[] =>
    Object.entries(shapes).map(([name, shape]) => components.refer(shape, source.shape(name), name));
  named({ language });
  const refusal = refusalSchema(components, named({ loginVerification, selfExclusion }));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(calls).toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const example = (examples as Readonly<Record<string, CallExample>>)[name];
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call, { components, source, example }) };
  }
  paths[eventStream.path] = { get: eventOperation(components, source) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator',
      version: '1',
      description: overview,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: 'http://127.0.0.1:3001', description: 'The embedded operator of `npm start`, which wants its gateway’s key.' },
      { url: 'https://{host}', description: 'Your own: `UPSTREAM_URL`.', variables: { host: { default: 'operator.sampan.example' } } },
    ],
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas(),
      parameters: parametersOf({ source }),
      responses: responsesOf(refusal),
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', description: 'The token of a member’s session.' },
        gateway: {
          type: 'apiKey',
          in: 'header',
          name: headers.gatewayKey,
          description: 'The key that gateway and operator agreed on; where there is one, every call needs it.',
        },
      },
    },
  };
}
