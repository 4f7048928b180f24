const isNumeric = (text: string) => /^(?:-?\d+|-?\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/.test(text)

/** A length with its unit: numbers and numeric texts get it, anything else stays. Source: specification §9 (design width in rpx). */
export function withUnit(value: unknown = 'auto', unit = 'rpx'): string {
  const text = String(value)
  return isNumeric(text) ? `${text}${unit}` : text
}
