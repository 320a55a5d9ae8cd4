import { accessRules } from '../access.ts';
import type { Call } from '../call.ts';
import { formContentType, headers, sealedContentType } from '../headers.ts';
import { refusalCodes } from '../refusalCodes.ts';
import { refusalsOf } from '../refusalsOf.ts';
import type { Components, JsonSchema } from './components.ts';
import type { ContractSource } from './readShapes.ts';
import { refusalList, responses } from './refusals.ts';

/** A payload and its answer, as they were once sent. */
export interface CallExample {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

export interface OperationParts {
  readonly components: Components;
  readonly source: ContractSource;
  readonly example?: CallExample | undefined;
}

const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const json = (schema: JsonSchema, example?: unknown): JsonSchema => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** The first sentence, and all of it. */
export function summaryAndDescription(doc: string): { readonly summary: string; readonly description: string } {
  const [paragraph = ''] = doc.split(/\n\n|\n- /);
  // What stands in parentheses ends no sentence.
  const [summary = ''] = /^(?:\([^)]*\)|[^(.;:]|[.;:](?!\s|$))*/.exec(paragraph.replaceAll('\n', ' ')) ?? [];
  return { summary, description: doc };
}

/** Header of a request, by the key of `headers`. */
const header = (name: keyof typeof headers): JsonSchema => ({ $ref: `#/components/parameters/${capital(name)}` });

export const parametersOf = ({ source }: Pick<OperationParts, 'source'>): JsonSchema => {
  const said = source.declaration('headers').fields;
  const security = new Set(['token', 'gatewayKey']);
  const sent = Object.entries(headers).filter(([key]) => !security.has(key));
  return Object.fromEntries(
    sent.map(([key, name]) => [
      capital(key),
      {
        name,
        in: 'header',
        required: key === 'merchant' || key === 'idempotencyKey',
        description: said.get(key)?.here,
        schema: key === 'language' ? { $ref: '#/components/schemas/Language' } : { type: key === 'deadline' ? 'integer' : 'string' },
        ...(key === 'merchant' && { example: 'SAMPAN' }),
        ...(key === 'language' && { example: 'EN' }),
      },
    ]),
  );
};

/** A GET call's payload travels as its query: one parameter per field. */
function queryOf(name: string, call: Call, { components, source, example }: OperationParts): JsonSchema[] {
  const { properties, required } = components.fields(call.payload, source.call(name).payload, `${capital(name)}Payload`);
  return Object.entries(properties).map(([field, schema]) => {
    const { description, ...rest } = schema;
    const given = example?.payload[field];
    return {
      name: field,
      in: 'query',
      required: required.includes(field),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(given !== undefined && { example: given }),
    };
  });
}

function bodyOf(name: string, call: Call, { components, source, example }: OperationParts): JsonSchema | undefined {
  const { payload } = source.call(name);
  const own = `${capital(name)}Payload`;
  if (!call.encrypt) {
    const schema = components.refer(call.payload, payload, own);
    if (schema['$ref'] === '#/components/schemas/Nothing') return undefined;
    const content = { schema, ...(example && { example: example.payload }) };
    return { required: true, content: { [call.form ? formContentType : 'application/json']: content } };
  }
  const { properties, required } = components.fields(call.payload, payload, own);
  const schema = components.add(own, {
    type: 'object',
    required: [...required, ...Object.keys(sealedClaims)],
    properties: { ...properties, ...sealedClaims },
  });
  const sealed = example && { ...example.payload, iat: 1_769_860_800, jti: '018f0d6a-7b8c-7d9e-8f00-1a2b3c4d5e6f' };
  return {
    required: true,
    description: sealedDescription,
    content: { [sealedContentType]: { schema, ...(sealed && { example: sealed }) } },
  };
}

const sealedDescription =
  'A compact JWE (RFC 7516: `alg` ECDH-ES, which agrees on the key directly, `enc` A256GCM) for a key of `GET /wps/system/encryptionKeys`, named by `kid` in its protected header; ' +
  'that has `epk`, and repeats `iat` and `jti`, so that what is old or was used can be refused before it is opened. ' +
  'What is described here is the JSON that is sealed in it.';

/** What is sealed beside the fields of a payload. */
const sealedClaims: Readonly<Record<string, JsonSchema>> = {
  iat: { type: 'integer', description: 'When it was sealed, in seconds since 1970; it is good for one minute.' },
  jti: { type: 'string', description: 'Names this sealing; a second one of the same name is refused.' },
};

export function operationOf(name: string, call: Call, parts: OperationParts): JsonSchema {
  const { components, source, example } = parts;
  const value = components.refer(call.answer, source.call(name).answer, `${capital(name)}Answer`);
  const answered = components.add(`${capital(name)}Success`, {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  });
  const codes = refusalsOf(call);
  const body = call.method === 'GET' ? undefined : bodyOf(name, call, parts);
  return {
    operationId: name,
    ...summaryAndDescription(source.call(name).doc),
    tags: [call.group],
    // Who may ask, and whether the answer may be given to more than one of them.
    'x-access': { name: call.access, ...accessRules[call.access] },
    'x-kind': call.kind,
    'x-per-visitor': call.perVisitor,
    'x-refusals': Object.fromEntries(codes.map((code) => [code, refusalCodes[code]])),
    parameters: [
      ...(['merchant', 'language', 'deadline', 'correlation'] as const).map(header),
      ...(call.perVisitor ? (['clientAddress', 'clientAgent', 'unattended'] as const).map(header) : []),
      ...(call.byBrowser ? [header('clientBrowser')] : []),
      ...(call.kind === 'money' ? [header('idempotencyKey')] : []),
      ...(call.method === 'GET' ? queryOf(name, call, parts) : []),
    ],
    ...(body && { requestBody: body }),
    security: call.token ? [{ member: [] }, { member: [], gateway: [] }] : [{}, { gateway: [] }],
    responses: {
      '200': {
        description: `The answer${codes.length > 0 ? `, or a refusal:\n\n${refusalList(codes)}` : '.'}`,
        content: json(
          components.add(`${capital(name)}Response`, { oneOf: [answered, { $ref: '#/components/schemas/Refusal' }] }),
          example && { success: true, value: example.answer },
        ),
      },
      ...responses(
        400,
        ...(call.token ? ([401] as const) : []),
        403,
        413,
        ...(call.method === 'GET' ? [] : ([415] as const)),
        429,
        500,
        503,
      ),
    },
  };
}
