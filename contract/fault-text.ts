/** Longest text of a fault, in characters: its message and the first places it came through. */
export const faultTextMost = 1_000

/**
 * A place in a script stays, behind the `function@` of Safari, too. An e-mail address, a query, a token, a number of four digits and
 * more, and whatever is not written in ASCII goes.
 */
const telling =
  /((?:[\w.-]*\/)*[\w.-]+\.js:\d+(?::\d+)?)|[^\s@]{1,64}@(?![\w./-]*\.js:)[\w-]+(?:\.[\w-]+)+|\?[^\s)]+|(?=[\w+=-]*\d)[\w+=-]{16,}|\d{4,}|[\u00a0-\u2025\u2027-\uffff]+/g

/**
 * The text of a fault as it may leave the device and be kept: without tokens, passwords, numbers of people and what they wrote. In one
 * line, `|` between its lines.
 */
export const plainFault = (text: string): string =>
  text
    .slice(0, faultTextMost * 4)
    // Full-width digits and letters are digits and letters; the mark of what was left out stays one.
    .normalize('NFKC')
    .replace(/\.{3}/g, '…')
    .replace(telling, (_, place: string | undefined) => place ?? '…')
    .replace(/[\s\p{Cc}]*\n[\s\p{Cc}]*/gu, ' | ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, faultTextMost)
