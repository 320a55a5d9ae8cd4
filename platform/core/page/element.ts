type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
export type Child = Node | string | null;

const fill = <E extends Element>(node: E, attributes: Attributes, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== null) node.append(child);
  return node;
};

/** An HTML element; text children are text, never markup. `false` and `undefined` attributes are left out. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), attributes, children);

/** The same for SVG. */
export const drawing = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] => fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** Writes only what differs, so that a live region or a selection is not disturbed. */
export const setText = (node: Node, text: string): void => {
  if (node.textContent !== text) node.textContent = text;
};
