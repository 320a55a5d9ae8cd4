import type { OperationDescription } from './describeOperation.ts';

/** Where GraphiQL's page asks about the operation in its editor. */
export const descriptionPath = '/graphiql/operation';

/** A code editor of the page, as far as it is used. */
interface Editor {
  updateOptions(options: { readonly wordWrap: 'on' }): void;
  getValue(): string;
  getModel(): { readonly uri: { readonly path: string }; getOffsetAt(position: unknown): number } | null;
  getPosition(): unknown;
}

/** All code editors of the page. */
interface Editors {
  getEditors(): Editor[];
  onDidCreateEditor(tell: (editor: Editor) => void): unknown;
}

/** Stands below everything else, which gets as much less of the window: by itself GraphiQL takes all of it, and its settings would lie behind the panel. */
export const operationPanelStyle = `
#root .graphiql-container { height: calc(100vh - 2.5rem); }
.operation-panel { position: fixed; inset: auto 0 0; box-sizing: border-box; height: 2.5rem; padding: 0 1rem; display: flex; gap: 1rem;
  align-items: center; font: 0.875rem system-ui, sans-serif; color-scheme: light dark; background: Canvas; color: CanvasText; border-top: 1px solid; z-index: 1; }
/* As its settings have it; left alone, it goes by the machine. */
.graphiql-light .operation-panel { color-scheme: light; }
.graphiql-dark .operation-panel { color-scheme: dark; }
.operation-panel button { font: inherit; }
.operation-panel ul { position: absolute; inset: auto 0 100%; margin: 0; padding: 0.75rem 2rem; max-height: 40vh; overflow: auto; background: inherit; border-top: 1px solid; }
.operation-panel [hidden] { display: none; }
`;

/**
 * Runs in GraphiQL's page, where it is put as its own source, so it uses nothing from outside. Beside the editor it
 * offers the operation at the cursor as the site sends it, and lists the REST calls behind its fields.
 */
export function operationPanel(path: string): void {
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] =>
    Object.assign(document.createElement(tag), { textContent: text });
  const panel = Object.assign(make('section'), { className: 'operation-panel', ariaLabel: 'Operation' });
  const [copy, list] = [make('button', 'Copy as persisted'), make('button', 'REST calls')];
  const calls = Object.assign(make('ul'), { hidden: true, ariaLabel: 'REST calls' });
  const status = make('output');
  panel.append(copy, list, status, calls);
  document.body.append(panel);

  const editors = (): Editors | undefined => (globalThis as { monaco?: { editor: Editors } }).monaco?.editor;
  const editorOf = (file: string): Editor | undefined =>
    editors()
      ?.getEditors()
      .find((each) => each.getModel()?.uri.path.endsWith(file));
  /** What an example says of itself is longer than the editor is wide. The editors come with a module, which runs after this. */
  const wrapLines = (): void => {
    const wrap = (editor: Editor): void => editor.updateOptions({ wordWrap: 'on' });
    editors()?.getEditors().forEach(wrap);
    editors()?.onDidCreateEditor(wrap);
  };
  addEventListener('DOMContentLoaded', wrapLines);
  const describe = async (): Promise<OperationDescription> => {
    const editor = editorOf('operation.graphql');
    const offset = editor?.getModel()?.getOffsetAt(editor.getPosition()) ?? 0;
    const body = JSON.stringify({ text: editor?.getValue() ?? '', offset });
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const answer = (await response.json()) as OperationDescription & { problem?: string };
    if (answer.problem !== undefined) throw new Error(answer.problem);
    return answer;
  };
  const variables = (): object => JSON.parse(editorOf('variables.json')?.getValue().trim() || '{}') as object;
  /** What a press does; what goes wrong with it is said in its place. */
  const onPress = (button: HTMLButtonElement, act: () => Promise<string>): void =>
    button.addEventListener('click', () => {
      const tell = (text: string): void => void (status.textContent = text);
      act().then(tell, (error: unknown) => tell(error instanceof Error ? error.message : String(error)));
    });

  onPress(copy, async () => {
    const { name, kind, persistedId: id } = await describe();
    if (id === null) return `${name || 'This operation'} is not persisted: the site does not send it.`;
    const isQuery = kind === 'query';
    const address = `${location.origin}/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables()) })}`;
    await navigator.clipboard.writeText(isQuery ? address : JSON.stringify({ id, variables: variables() }));
    return `Copied: ${isQuery ? 'the address that' : 'the body by which'} the site asks ${name}.`;
  });
  onPress(list, async () => {
    calls.hidden = !calls.hidden;
    if (calls.hidden) return '';
    const { name, restCalls } = await describe();
    calls.replaceChildren(...restCalls.map(({ field, calls: each }) => make('li', `${field}: ${each.join(', ')}`)));
    calls.hidden = restCalls.length === 0;
    return restCalls.length === 0 ? `No field of ${name || 'this operation'} names a REST call.` : name;
  });
}
