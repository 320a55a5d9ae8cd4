/** What a gateway answers. */
export interface GatewayAnswer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}
