import { refusalCodes, type RefusalCode, statusOfRefusal } from '../refusalCodes.ts';
import type { Components, JsonSchema } from './components.ts';

/** Codes and their meanings, one a line. */
export const refusalList = (codes: readonly RefusalCode[]): string =>
  codes.map((code) => `- \`${code}\`: ${refusalCodes[code]}`).join('\n');

/** Responses that many calls share, by the name that stands for their status. */
const statusNames = {
  400: 'Unreadable',
  401: 'NoMember',
  403: 'NoGateway',
  413: 'TooLarge',
  415: 'WrongContent',
  429: 'NoRoom',
  500: 'Fault',
  503: 'NoKey',
} as const;

/** What is said of a status beside its codes. */
const saidOf: Readonly<Record<string, string>> = {
  503: 'The operator lacks a key that something it needs is sealed with. Nothing was done; where several processes answer, another may have the key.',
};

/** The bodies of those responses; `schema` is that of a refusal. */
export const responsesOf = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(statusNames).map(([status, name]) => {
      const codes = statusOfRefusal[Number(status) as keyof typeof statusNames];
      const example = { success: false, code: codes[0], message: 'A text for the person, in the language of the request.' };
      const description = [saidOf[status], refusalList(codes)].filter((text) => text !== undefined).join('\n\n');
      return [name, { description, content: { 'application/json': { schema, example } } }];
    }),
  );

export const responses = (...statuses: readonly (keyof typeof statusNames)[]): JsonSchema =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${statusNames[status]}` }]));

/** The shape of a refusal. `values` are the named shapes that its details may have. */
export const refusalSchema = (components: Components, values: readonly JsonSchema[]): JsonSchema =>
  components.add('Refusal', {
    type: 'object',
    description: 'The operator says no. The person can act on it where the status is 200.',
    required: ['success', 'code', 'message'],
    properties: {
      success: { const: false },
      code: components.add('RefusalCode', {
        type: 'string',
        enum: Object.keys(refusalCodes),
        description: refusalList(Object.keys(refusalCodes) as RefusalCode[]),
      }),
      message: { type: 'string', description: 'A text for the person, in the language of the request.' },
      value: components.add('RefusalValue', {
        description: 'Details, as the meaning of the code says.',
        anyOf: [components.add('RefusalDetails', refusalDetails), ...values],
      }),
    },
  });

const text = { type: 'string' };
const refusalDetails: JsonSchema = {
  type: 'object',
  description: 'What most details are made of; which of them come stands at the code.',
  properties: {
    captcha: { type: 'boolean' },
    correlationId: text,
    country: text,
    fields: { type: 'array', description: 'Names of fields, or of each its `name` and the `patternId` of the rule it breaks.', items: {} },
    full: { type: 'boolean' },
    ip: text,
    maxAmount: text,
    merchants: { type: 'array', items: text },
    minAmount: text,
    name: text,
    retryAfterSeconds: { type: 'integer' },
    socialTicket: text,
    triesLeft: { type: 'integer' },
  },
};
