import { cleanLine } from './clean'

/** What two texts that look the same have in common: width, capitals and blanks do not tell them apart. To compare, never to show. */
export const lookOf = (text: string): string =>
  cleanLine(text)
    .normalize('NFKC')
    .replace(/[\s\uFE0E\uFE0F\u{E0100}-\u{E01EF}]/gu, '')
    .toLowerCase()
    .normalize('NFKC')

/** Whether two texts look the same. */
export const looksLike = (one: string, other: string): boolean => lookOf(one) === lookOf(other)
