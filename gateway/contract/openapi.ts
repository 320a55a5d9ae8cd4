import { z } from 'zod';
import { accessRules } from './access.ts';
import type { Call } from './call.ts';
import { formContentType, headers, sealedContentType } from './headers.ts';
import { eventShapes, eventStream } from './system/events.ts';

type JsonSchema = Record<string, unknown>;

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as JsonSchema;
  return schema;
};

const text = (name: string, description: string, required: boolean): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

/** A GET call's payload travels as its query: one parameter per field. */
const queryOf = (call: Call): JsonSchema[] => {
  const { properties = {}, required = [] } = schemaOf(call.payload, 'input') as { properties?: JsonSchema; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
};

const bodyOf = (call: Call): JsonSchema => {
  const schema = schemaOf(call.payload, 'input');
  if (!call.encrypt) return { required: true, content: { [call.form ? formContentType : 'application/json']: { schema } } };
  const description = 'A compact JWE (ECDH-ES, A256GCM) of this JSON with `iat` and `jti` beside its fields.';
  return { required: true, description, content: { [sealedContentType]: { schema } } };
};

const refusal = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const operationOf = (name: string, call: Call): JsonSchema => {
  const success = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value: schemaOf(call.answer, 'output') },
  };
  const parameters = [
    text(headers.merchant, 'Brand the request belongs to.', true),
    text(headers.language, 'Language of texts in the answer.', false),
    ...(call.perVisitor ? [text(headers.clientAddress, 'Address of the visitor; believed from known gateways alone.', false)] : []),
    ...(call.byBrowser ? [text(headers.clientBrowser, "Names the visitor's browser; believed from known gateways alone.", false)] : []),
    ...(call.kind === 'money' ? [text(headers.idempotencyKey, 'Names this operation: a repetition gets the first answer.', true)] : []),
    ...(call.method === 'GET' ? queryOf(call) : []),
  ];
  return {
    operationId: name,
    tags: [call.group],
    // Who may ask, and whether the answer may be given to more than one of them.
    'x-access': { name: call.access, ...accessRules[call.access] },
    'x-per-visitor': call.perVisitor,
    parameters,
    ...(call.method === 'GET' ? {} : { requestBody: bodyOf(call) }),
    ...(call.token ? { security: [{ member: [] }] } : {}),
    responses: {
      '200': {
        description: 'The answer, or a refusal that the person can act on.',
        content: { 'application/json': { schema: { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] } } },
      },
      '400': refusal('The request could not be read.'),
      ...(call.token ? { '401': refusal('No member, or a void token.') } : {}),
      '500': refusal('A fault; `value.correlationId` finds it in the log.'),
    },
  };
};

const eventDescription =
  'Server-sent events for a whole gateway: what has happened to whom. Each has an `id`, which grows by one, an `event`, and `data` of the shape that stands under its name in `MemberEvents`. ' +
  'The stream begins with `open`; with `Last-Event-ID` it goes on right behind that id or, where so much is not kept, begins with `reset`. ' +
  `A comment comes at least every ${eventStream.heartBeat / 1000} seconds.`;

const eventOperation: JsonSchema = {
  operationId: 'eventStream',
  tags: ['events'],
  description: eventDescription,
  parameters: [
    text(headers.merchant, 'Brand the request belongs to.', true),
    text(
      headers.gatewayKey,
      'Key that the gateway and the operator have agreed on; without one, known addresses alone are answered.',
      false,
    ),
    text('last-event-id', 'Id of the last event that the gateway has seen.', false),
  ],
  responses: {
    '200': { description: 'The stream, until either side ends it.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    '400': refusal('The last id cannot be one.'),
    '403': refusal('No gateway that is known here.'),
    '429': refusal('Too many streams are open.'),
  },
};

const eventsSchema = (): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(eventShapes).map(([type, shape]) => [type, schemaOf(shape, 'output')])),
});

const refusalSchema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'The operator’s word for the refusal.' },
    message: { type: 'string', description: 'Text in the language of the request.' },
    value: { description: 'Details, by code.' },
  },
};

/** An OpenAPI 3.1 description of the calls and of the event stream, made from their own shapes. */
export function openapi(calls: Readonly<Record<string, Call>>): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, call] of Object.entries(calls).sort(([left], [right]) => (left < right ? -1 : 1))) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  paths[eventStream.path] = { get: eventOperation };
  return {
    openapi: '3.1.0',
    info: { title: 'Operator', version: '1', description: 'What the gateway asks of the operator, and the embedded operator answers.' },
    paths,
    components: {
      schemas: { Refusal: refusalSchema, MemberEvents: eventsSchema() },
      securitySchemes: { member: { type: 'http', scheme: 'bearer' } },
    },
  };
}
