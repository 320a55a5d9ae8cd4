import { type GraphQLResolveInfo, type GraphQLSchema, Kind, type SelectionSetNode } from 'graphql';
import { codedError } from '../refusals/codedError.ts';

/** Fields at the root, those in fragments too, one for each time they are written. */
function rootFields({ selections }: SelectionSetNode, info: GraphQLResolveInfo): number {
  return selections.reduce((count, selection) => {
    if (selection.kind === Kind.FIELD) return count + (selection.name.value === '__typename' ? 0 : 1);
    const inside = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : info.fragments[selection.name.value]?.selectionSet;
    return inside === undefined ? count : count + rootFields(inside, info);
  }, 0);
}

/**
 * One mutation per request. Aliases would otherwise make one request a list of passwords to try, and
 * a failure in the middle would leave the first half done.
 */
export function refuseSecondMutation(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve === undefined) continue;
    field.resolve = (root, args, context, info) => {
      if (rootFields(info.operation.selectionSet, info) > 1) {
        throw codedError('ONE_MUTATION_PER_REQUEST');
      }
      return resolve(root, args, context, info);
    };
  }
}
