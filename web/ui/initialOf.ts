/** The first letter of a name, as a person reads it: an accent or a joined sign goes with what it belongs to. Empty for no name. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
