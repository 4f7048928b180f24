/** Longest text of a fault, in characters: its message and the first places it came through. */
export const faultTextMost = 1_000

/** A place in a script stays. A query, a token, a number of four digits and more, and whatever people write in Chinese goes. */
const telling =
  /((?:[\w.-]*\/)*[\w.-]+\.js:\d+(?::\d+)?)|\?[^\s)]+|(?=[\w+=-]*\d)[\w+=-]{16,}|\d{4,}|[\u3400-\u9fff\uf900-\ufaff]+/g

/**
 * The text of a fault as it may leave the device and be kept: without tokens, passwords, numbers of people and what they wrote. In one
 * line, `|` between its lines.
 */
export const plainFault = (text: string): string =>
  text
    .slice(0, faultTextMost * 4)
    .replace(telling, (_, place: string | undefined) => place ?? '…')
    .replace(/[\s\p{Cc}]*\n[\s\p{Cc}]*/gu, ' | ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, faultTextMost)
