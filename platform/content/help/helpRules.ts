/** A text with what is known of the brand in the place of `{{name}}`; a name that is not known stays as it was written. */
export const filledIn = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);

/** Plain text as HTML shows it. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
