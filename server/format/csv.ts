/** Text that a spreadsheet would read as a formula gets an apostrophe in front. Source: OWASP, CSV injection. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** Digits that a spreadsheet would not keep: it rounds long numbers and takes zeros from their beginning. */
const wouldChange = /^(?:\d{12,}|0\d+)$/

/** A tab in front, which nobody sees, makes such digits a text. Quotes do not. Our decision: docs/decisions/0490-texts.md */
const asText = (text: string): string => (wouldChange.test(text) ? `\t${text}` : text)

/** A cell of text: quoted, with its quotes doubled. */
export const textCell = (text: string): string => `"${asText(harmless(text)).replaceAll('"', '""')}"`

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
