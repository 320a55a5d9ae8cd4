/** A code without what was typed between its signs: phones, apps and pages show codes in groups. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
