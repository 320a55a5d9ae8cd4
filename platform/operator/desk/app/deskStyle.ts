import type { BrandColours } from '#contract/system/brandColours.ts';

/** The site's colours, and what plain forms and tables need. The desk follows the system's theme. */
export const deskStyle = ({ light, dark }: BrandColours): string => `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif;
    --paper: light-dark(${light.paper}, ${dark.paper}); --card: light-dark(${light.card}, ${dark.card}); --ink: light-dark(${light.ink}, ${dark.ink}); --ink-soft: light-dark(${light.inkSoft}, ${dark.inkSoft});
    --action: light-dark(${light.action}, ${dark.action}); --action-ink: light-dark(${light.actionInk}, ${dark.actionInk}); --action-soft: light-dark(${light.actionSoft}, ${dark.actionSoft}); --line: light-dark(${light.fieldLine}, ${dark.fieldLine}); --danger: light-dark(${light.danger}, ${dark.danger}); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); }
  .skip { position: absolute; inset-inline-start: -999rem; } .skip:focus { inset-inline-start: 1rem; inset-block-start: .5rem; padding: .5rem 1rem; background: var(--card); }
  header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .5rem 1rem; background: var(--card); border-block-end: 1px solid var(--line); }
  .who { display: flex; flex: 1 0 auto; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; } .who strong { margin-inline-end: auto; } header form { display: inline; }
  nav ul { display: flex; flex-wrap: wrap; gap: .25rem; margin: 0; padding: 0; list-style: none; }
  nav a, .languages a { display: inline-flex; align-items: center; min-height: 44px; padding: .25rem .75rem; border-radius: 10px; text-decoration: none; color: inherit; }
  .count { margin-inline-start: .5rem; padding: 0 .5rem; border-radius: 999px; background: var(--action); color: var(--action-ink); font-size: .8125rem; font-weight: 600; font-variant-numeric: tabular-nums; }
  /* Two lines on a phone, beside which there is room for the way out. */
  @media (max-width: 40rem) { .who { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; } }
  /* One row on a phone, which scrolls to the page that is open where the browser can. */
  @media (max-width: 40rem) { nav { min-width: 100%; } nav ul { flex-wrap: nowrap; overflow-x: auto; } nav li { flex: none; } nav a[aria-current] { scroll-initial-target: nearest; } nav a:focus-visible { outline-offset: -3px; } }
  nav a[aria-current] { background: var(--action-soft); font-weight: 600; }
  nav a:hover, .languages a:hover { text-decoration: underline; }
  main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
  main > form { margin-block-end: 1rem; }
  main.narrow { max-width: 26rem; margin-block-start: 8vh; }
  h1 { margin: .25rem 0 1rem; font-size: 1.375rem; line-height: 1.3; } h2 { margin: 1.5rem 0 .5rem; font-size: 1.0625rem; }
  section.card, details { margin-block-end: 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
  details { padding-block: 0; } details[open] { padding-block-end: 1rem; } summary { min-height: 44px; align-content: center; cursor: pointer; font-weight: 600; }
  .scroll { overflow-x: auto; margin-block-end: 1rem; } details .scroll:last-child { margin-block-end: 1rem; } .scroll:focus-visible { outline-offset: 0; }
  table { width: 100%; border-collapse: collapse; background: var(--card); }
  th, td { padding: .5rem .75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; } th { color: var(--ink-soft); font-weight: 600; } td { min-width: 8rem; } td code { overflow-wrap: anywhere; } td ul { margin: 0; padding-inline-start: 1.25rem; } ul.plain { padding: 0; list-style: none; overflow-wrap: anywhere; } td button { white-space: nowrap; } td del { text-decoration: none; color: var(--ink-soft); } td ins { text-decoration: none; }
  .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  /* Each cell beside its head: what is decided in the last one would lie out of sight. */
  @media (max-width: 40rem) {
    table, tbody, tr { display: block; } thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { padding-block: .5rem; border-block-end: 1px solid var(--line); } tbody tr:first-child { border-block-start: 1px solid var(--line); }
    td, td.number { display: flow-root; min-width: 0; padding-block: .25rem; padding-inline: 8.25rem .75rem; border: 0; text-align: start; white-space: normal; }
    td::before { content: attr(data-head); float: inline-start; inline-size: 7rem; margin-inline-start: -7.5rem; color: var(--ink-soft); font-weight: 600; }
    td:has(form) { padding-inline-start: .75rem; } td:has(form)::before { display: block; float: none; margin: 0 0 .25rem; }
  }
  dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--ink-soft); } dd { margin: 0; overflow-wrap: anywhere; }
  td form + form { margin-block-start: .5rem; }
  /* Where a row was decided, the next one stands in its place: the second press of a double one would decide that, unread. */
  td form button { animation: settle .7s; } @keyframes settle { from, to { pointer-events: none; } }
  form.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block-end: .75rem; } form.row label { flex: 1 1 12rem; margin: 0; }
  label { display: block; margin-block-end: .75rem; font-weight: 600; } label.choice { display: inline-flex; gap: .5rem; align-items: center; min-height: 44px; margin-inline-end: 1rem; font-weight: 400; } fieldset { border: 0; margin: 0 0 .5rem; padding: 0; } legend { font-weight: 600; }
  input, select, textarea { display: block; width: 100%; min-height: 44px; margin-block-start: .25rem; padding: .5rem .75rem; font: inherit; font-weight: 400; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: inherit; } textarea { min-height: 7rem; resize: vertical; } label.choice input { width: auto; min-height: 0; margin: 0; }
  button { min-height: 44px; padding: .5rem 1rem; font: inherit; font-weight: 600; border: 1px solid transparent; border-radius: 10px; background: var(--action); color: var(--action-ink); cursor: pointer; }
  button.plain { border: 1px solid var(--line); background: var(--card); color: inherit; font-weight: 400; }
  button.danger { border: 1px solid var(--danger); background: var(--card); color: var(--danger); }
  a { color: var(--action); } :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
  small, .soft { color: var(--ink-soft); } code { overflow-wrap: anywhere; font-size: .9em; } .wide { white-space: pre-wrap; overflow-wrap: anywhere; } img.scene { width: 9rem; height: auto; border-radius: 10px; } label.choice img.scene { width: 6rem; } img.sent { max-width: min(100%, 24rem); height: auto; border-radius: 10px; }
  [role=status], [role=alert] { padding: .75rem 1rem; border-radius: 10px; background: var(--action-soft); } [role=alert] { border-inline-start: 4px solid var(--action); }
  [aria-invalid] { border-width: 2px; border-color: currentColor; } fieldset:has(> .choice [aria-invalid]) { border: 2px solid; border-radius: 10px; padding: .5rem .75rem; margin-block-end: .75rem; } .wrong { margin: -.5rem 0 .75rem; font-weight: 600; } form.row .wrong { flex-basis: 100%; margin: 0; }
  .languages { max-width: 72rem; margin: 0 auto; padding: 0 1rem 1rem; } .languages.narrow { max-width: 26rem; }
`;
