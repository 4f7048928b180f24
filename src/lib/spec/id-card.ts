/** The provinces' codes: the first two digits of an identity number. Source: specification §5 (region code). */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 91'.split(' '),
)

/** Weights of the first 17 digits, and the check character for each remainder by 11. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

function isCalendarDay(year: number, month: number, day: number): boolean {
  const at = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
}

const checkCharacterOf = (digits: string): string =>
  checkCharacters.charAt(weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0) % 11)

/**
 * A Chinese identity number: 15 digits (region, two-digit year of 19xx, day) or 18 characters (region, day, check character;
 * a small x is accepted). Source: specification §5 (ID card).
 */
export function isIdCard(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const match = /^(\d{2})\d{4}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(value)
  const short = match ?? /^(\d{2})\d{4}(\d{2})(\d{2})(\d{2})\d{3}$/.exec(value)
  const [, province = '', year = '', month = '', day = ''] = short ?? []
  const fullYear = Number(match === null ? `19${year}` : year)
  if (!provinces.has(province) || !isCalendarDay(fullYear, Number(month), Number(day))) return false
  return match === null || checkCharacterOf(value) === value.charAt(17).toUpperCase()
}
