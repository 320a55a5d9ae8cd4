import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { fetchQuery } from 'react-relay/hooks';
import { type ConcreteRequest, createOperationDescriptor, type IEnvironment, type Variables } from 'relay-runtime';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import timeZoneQuery from '../../session/__generated__/useTimeZoneQuery.graphql.ts';
import type { PageProps } from './PageProps.ts';

export interface MemberCentrePage {
  readonly icon: LucideIcon;
  readonly Page: ComponentType<PageProps>;
  /**
   * Asks for the newest data of the page at an address, beside its code; the page joins that request. Rejects when there is no answer.
   * One that came within `goodFor` milliseconds is the newest; left out, none is.
   */
  readonly load: (environment: IEnvironment, parameters: URLSearchParams, goodFor?: number) => Promise<unknown>;
}

export interface MemberCentrePageParts {
  readonly icon: LucideIcon;
  readonly fetchPage: () => Promise<ComponentType<PageProps>>;
  /** What the page asks when it opens; left out where that is nothing. */
  readonly query?: ConcreteRequest;
  /** The query's variables at an address; without, it has none. */
  readonly variablesAt?: (parameters: URLSearchParams) => Variables;
  /** The house's time zone, where it is not known yet, is then on its way beside what the page asks. */
  readonly tellsDates?: boolean;
}

/** Whether the store has the whole answer, and has had it for less than `goodFor` milliseconds. */
function hasCome(environment: IEnvironment, query: ConcreteRequest, variables: Variables, goodFor: number): boolean {
  const known = environment.check(createOperationDescriptor(query, variables));
  return known.status === 'available' && known.fetchTime != null && Date.now() - known.fetchTime < goodFor;
}

/** A page of the member centre, as its `<page>.page.ts` registers it. */
export const memberCentrePage = ({
  icon,
  fetchPage,
  query,
  variablesAt = () => ({}),
  tellsDates = false,
}: MemberCentrePageParts): MemberCentrePage => ({
  icon,
  Page: lazyPart(fetchPage),
  load: (environment, parameters, goodFor = 0) => {
    const variables = variablesAt(parameters);
    return Promise.all([
      query &&
        !hasCome(environment, query, variables, goodFor) &&
        fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise(),
      tellsDates && fetchQuery(environment, timeZoneQuery, {}, { fetchPolicy: 'store-or-network' }).toPromise(),
    ]);
  },
});
