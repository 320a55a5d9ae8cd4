/** Text as it stands in an attribute or between two elements. */
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
