/** Longest text of a crash, in characters: its message and the top of its stack. */
export const crashTextMost = 1_000

/**
 * Places in a script are kept, also in Safari's form `function@place`. E-mail addresses, queries, tokens, numbers of four digits or more,
 * and everything outside ASCII are removed.
 */
const telling =
  /((?:[\w.-]*\/)*[\w.-]+\.js:\d+(?::\d+)?)|[^\s@]{1,64}@(?![\w./-]*\.js:)[\w-]+(?:\.[\w-]+)+|\?[^\s)]+|(?=[\w+=-]*\d)[\w+=-]{16,}|\d{4,}|[\u00a0-\u2025\u2027-\uffff]+/g

/**
 * The text of a crash as it may leave the device and be stored: without tokens, passwords, people's numbers and what they wrote. Its lines
 * become one, with `|` between them.
 */
export const plainCrash = (text: string): string =>
  text
    .slice(0, crashTextMost * 4)
    // Full-width digits and letters become plain ones, so that the pattern below finds them. `…` becomes three dots here; the next line
    // restores it.
    .normalize('NFKC')
    .replace(/\.{3}/g, '…')
    .replace(telling, (_, place: string | undefined) => place ?? '…')
    .replace(/[\s\p{Cc}]*\n[\s\p{Cc}]*/gu, ' | ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, crashTextMost)
