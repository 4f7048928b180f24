/** An exponent has at most three digits: no number of a machine has more. */
const written = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** The digits before and after the point, with an exponent worked in. */
function pointed(whole: string, rest: string, exponent: number): readonly [string, string] {
  if (exponent >= 0) {
    const moved = rest.padEnd(exponent, '0')
    return [whole + moved.slice(0, exponent), moved.slice(exponent)]
  }
  const moved = whole.padStart(-exponent, '0')
  return [moved.slice(0, moved.length + exponent), moved.slice(moved.length + exponent) + rest]
}

/** Adds one in the last place. */
function raised(digits: string): string {
  const nines = /9*$/.exec(digits)?.[0].length ?? 0
  const head = digits.slice(0, digits.length - nines)
  const last = head === '' ? '1' : `${head.slice(0, -1)}${Number(head.slice(-1)) + 1}`
  return last + '0'.repeat(nines)
}

/**
 * A number with exactly `places` decimals, without separators, rounded half away from zero on its written digits: no binary fractions are
 * used. Anything that is not a number gives NaN. Source: specification §9 (number format); readings (Amounts).
 */
export function decimalText(value: number | string, places: number): string {
  const parts = written.exec(String(value).trim())
  const [, sign, whole = '', rest = '', exponent = '0'] = parts ?? []
  if (!parts || whole + rest === '') return 'NaN'
  const [before, after] = pointed(whole, rest, Number(exponent))
  const kept = before + after.slice(0, places).padEnd(places, '0')
  const digits = (Number(after.charAt(places)) >= 5 ? raised(kept) : kept).replace(/^0+/, '').padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text
}

/** A number with 4 decimals. Source: specification §9 (number format). */
export const numberText = (value: number | string): string => decimalText(value, 4)

/** An amount in yuan with 2 decimals. Amounts of ours are fen: `yuanText` writes those. Source: specification §9 (currency and amount). */
export const currencyText = (value: number | string): string => decimalText(value, 2)
