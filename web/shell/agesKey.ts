/** The sentence that says from which age on an account is opened and one plays: of one number where both are the same. */
export const agesKey = (ages: { readonly registration: number; readonly play: number }) =>
  ages.registration === ages.play ? 'common:agesSame' : 'common:ages';
