/** A LIKE pattern that finds a text anywhere; wildcards in the text itself are taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
