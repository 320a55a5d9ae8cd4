/** Texts of the refusals that a table alone has. */
export const tableRefusals = {
  seeds_changed: 'handChanged',
  already_seated: 'alreadySeated',
  not_seated: 'notSeated',
  too_soon: 'tooSoon',
  lost: 'lost',
} as const;
