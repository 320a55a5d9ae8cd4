const plain = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|amp);/g, (_, sign: string) => ({ lt: '<', gt: '>', quot: '"' })[sign] ?? '&');

/** What the form that is sent to `action` says in its fields, as a browser would send it, and at which field it says that something is wrong. */
export function formTo(page: string, action: string) {
  const form = page.split('<form ').find((each) => each.includes(`action="${action}"`)) ?? '';
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of form.matchAll(/<input\s([^>]*)>/g)) {
    const isChoice = /type="(radio|checkbox)"/.test(attributes);
    const [name = '', value = ''] = ['name', 'value'].map((each) => new RegExp(`${each}="([^"]*)"`).exec(attributes)?.[1]);
    if (!isChoice || attributes.includes('checked')) fields[name] = plain(value);
  }
  for (const [, name = '', value = ''] of form.matchAll(/<textarea name="([^"]*)"[^>]*>\n?([^<]*)</g)) fields[name] = plain(value);
  for (const [, name = '', options = ''] of form.matchAll(/<select name="([^"]*)">(.*?)<\/select>/gs))
    fields[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  const { formToken, ...typed } = fields;
  return { typed, formToken, wrong: /name="([^"]*)"[^>]*aria-invalid="true"/.exec(form)?.[1] };
}
