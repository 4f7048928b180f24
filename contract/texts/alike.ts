import { cleanLine } from './clean'

/** What two texts have in common that look the same: width, capitals and blanks do not tell them apart. For comparing, never for showing. */
export const lookOf = (text: string): string =>
  cleanLine(text)
    .normalize('NFKC')
    .replace(/[\s\uFE0E\uFE0F\u{E0100}-\u{E01EF}]/gu, '')
    .toLowerCase()
    .normalize('NFKC')

/** Whether two texts look the same. */
export const looksLike = (one: string, other: string): boolean => lookOf(one) === lookOf(other)
