import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import { refuseSecondMutation } from './refuseSecondMutation.ts';
import { describeTrialAccess } from './trialAccounts.ts';
import { refuseUndeclared } from './undeclared.ts';
import './refusals/refusalTypes.ts';
import './__generated__/listedFields.ts';

/** The whole schema. Throws where a root field or an object type does not say who may read it. */
export function createSchema(): GraphQLSchema {
  const schema = builder.toSchema();
  refuseUndeclared(schema);
  refuseSecondMutation(schema);
  describeTrialAccess(schema);
  return schema;
}
