/** What belongs to the sign before it: accents, variation selectors, tones of skin, tags. */
const behind = '[\\p{M}\\u{1F3FB}-\\u{1F3FF}\\u{E0020}-\\u{E007F}]*'

/**
 * One sign as a reader counts it: a flag of two letters, a family of emoji that are joined, a letter with its accents, a line end. Made of
 * code points, for mini-programs have no `Intl.Segmenter`. Source: Unicode UAX #29, what of it occurs in our languages.
 */
const sign = new RegExp(
  `\\r\\n|\\p{Regional_Indicator}{2}${behind}|[^]${behind}(?:\\u200D\\p{Extended_Pictographic}${behind})*\\u200D?`,
  'gu',
)

/** The signs of a text, none of them in halves. */
export const signsOf = (text: string): readonly string[] => text.match(sign) ?? []

/** The first sign of a text, such as the 米 of 米面 or the whole of 👨‍👩‍👧; empty for no text. */
export const firstSign = (text: string): string => signsOf(text)[0] ?? ''

/** The first signs of a text, so many at most. */
export const firstSigns = (text: string, most: number): string => signsOf(text).slice(0, most).join('')

/** The beginning of a text that has at most this length, without half a sign at its end. */
export function cutTo(text: string, most: number): string {
  const whole = signsOf(text)
  // Of the beginning, only its last sign can be another one than in the text.
  return signsOf(text.slice(0, most))
    .filter((one, at) => one === whole[at])
    .join('')
}

/** What a cut between code units leaves of a sign: half of a pair, one letter of a flag, what should be joined to another. */
const half = /[\uD800-\uDBFF]$|\u200D$|^\p{Regional_Indicator}$/u

/** A text that something else cut, by its own count of code units, without the half of a sign that may be left at its end. */
export function withoutHalf(text: string): string {
  const signs = [...signsOf(text)]
  while (half.test(signs[signs.length - 1] ?? '')) signs.pop()
  return signs.join('')
}
