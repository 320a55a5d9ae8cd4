/** What a form's input says, without the fields that were left out or left empty. */
export const filled = <Input extends object>(input: Input): Partial<{ [Field in keyof Input]: NonNullable<Input[Field]> }> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined && value !== '')) as Partial<{
    [Field in keyof Input]: NonNullable<Input[Field]>;
  }>;
