/** What a gateway answers. */
export interface Asked<Data> {
  readonly data: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}
