/** Whether a value can be read as an instant. Source: specification §5 (date). */
export function isDate(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  if (value === undefined) return false
  const isText = typeof value === 'string' || (typeof value === 'object' && value !== null)
  return !Number.isNaN(new Date(isText ? `${value as string}` : Number(value)).getTime())
}

/** Year, month and day as digits, separated by - or /; the calendar is not checked. Source: specification §5 (ISO date). */
export const isIsoDate = (value: unknown): boolean =>
  /^\d{4}[-/](?:0?[1-9]|1[0-2])[-/](?:0?[1-9]|[12]\d|3[01])$/.test(String(value))
