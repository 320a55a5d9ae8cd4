import { z } from 'zod';
import { accessRules } from './access.ts';
import type { Call } from './call.ts';
import { formContentType, headers, sealedContentType } from './headers.ts';

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
  const success = { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value: schemaOf(call.answer, 'output') } };
  const parameters = [
    text(headers.merchant, 'Brand the request belongs to.', true),
    text(headers.language, 'Language of texts in the answer.', false),
    ...(call.perVisitor ? [text(headers.clientAddress, 'Address of the visitor; believed from known gateways alone.', false)] : []),
    ...(call.byBrowser ? [text(headers.clientBrowser, 'Names the visitor\'s browser; believed from known gateways alone.', false)] : []),
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

/** An OpenAPI 3.1 description of the calls, made from their own shapes. */
export function openapi(calls: Readonly<Record<string, Call>>): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, call] of Object.entries(calls).sort(([left], [right]) => (left < right ? -1 : 1))) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Operator', version: '1', description: 'What the gateway asks of the operator, and the embedded operator answers.' },
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: { member: { type: 'http', scheme: 'bearer' } },
    },
  };
}
