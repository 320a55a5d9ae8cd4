import type { Locator } from '@playwright/test';

/** The text field with a label inside of a place; labels carry an asterisk where something is required. */
export const fieldOf = (place: Locator, label: string): Locator =>
  place.getByLabel(new RegExp(`^${RegExp.escape(label)}( \\*)?$`)).and(place.page().locator('input:not([type=radio], [type=checkbox])'));
