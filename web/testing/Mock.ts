/**
 * What a test may answer in place of the gateway: some of what was asked for, in the types that the gateway would give, and nothing
 * else. `Raw` is the `rawResponse` of an operation, which Relay's compiler writes where the operation says `@raw_response_type`.
 * What is left out is made up by the generator.
 */
export type Mock<Raw> = MockEach<Known<Raw>> | MockOther<Raw>;

/** The member of a union that stands for all types which the operation does not name. */
type Other<Raw> = Raw extends { readonly __typename: infer Name } ? (string extends Name ? Raw : never) : never;
type Known<Raw> = Raw extends { readonly __typename: infer Name } ? (string extends Name ? never : Raw) : Raw;
type KeysOf<Raw> = Raw extends object ? keyof Raw : never;

type MockEach<Raw> = Raw extends ReadonlyArray<infer Each> ? readonly Mock<Each>[] : Raw extends object ? Given<Raw> : Raw;
type Given<Raw extends object> = {
  readonly [Key in keyof Raw as Key extends '__typename' ? Key : never]: Raw[Key];
} & { readonly [Key in keyof Raw as Key extends '__typename' ? never : Key]?: Mock<Raw[Key]> };

/** Without a field of the named types, or any of those could be given in a wrong shape by its name. */
type MockOther<Raw> = [Other<Raw>] extends [never]
  ? never
  : Given<Extract<Other<Raw>, object>> & { readonly [Key in Exclude<KeysOf<Known<Raw>>, KeysOf<Other<Raw>>>]?: never };
