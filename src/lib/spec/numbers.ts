/**
 * An optionally signed integer or decimal, without grouping; an empty text is not a number, nor are NaN and Infinity.
 * Source: specification §5 (number).
 */
export function isNumberText(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  return /^[+-]?\d+(?:\.\d+)?$/.test(String(value))
}

/** An optionally signed integer. Source: specification §5 (integer). */
export const isIntegerText = (value: unknown): boolean => /^[+-]?\d+$/.test(String(value))

/** Digits only, so zero and leading zeros too. Source: specification §5 (positive integer). */
export const isPositiveIntegerText = (value: unknown): boolean => /^\d+$/.test(String(value))

/** Digits only. Source: specification §5 (digits). */
export const isDigits = (value: unknown): boolean => /^\d+$/.test(String(value))

/** An amount with at most two decimals: no sign, no leading zeros, groups of three allowed. Source: specification §5 (amount). */
export const isAmountText = (value: unknown): boolean =>
  /^(?:[1-9]\d*(?:,\d{3})*(?:\.\d{1,2})?|0\.\d{1,2})$/.test(String(value))

/** A numeric code of exactly this many digits. Source: specification §5 and §9 (code length 6). */
export const isCode = (value: unknown, length: number | string = 6): boolean =>
  /^\d*$/.test(String(value)) && String(value).length === Number(length)

/** Between two bounds, both included. A numeric text counts as its number. Source: specification §5 (range). */
export const isInRange = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  Number(value) >= least && Number(value) <= most
