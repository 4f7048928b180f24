/** Whether a value can be read as an instant. Source: specification §5 (date). */
export function isDate(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  if (value === undefined) return false
  return !Number.isNaN(new Date(typeof value === 'string' ? value : plainNumber(value)).getTime())
}

const plainNumber = (value: unknown): number | string =>
  typeof value === 'object' && value !== null ? String(value) : Number(value)

/** Year, month and day as digits, separated by - or /; the calendar is not asked. Source: specification §5 (ISO date). */
export const isIsoDate = (value: unknown): boolean =>
  /^\d{4}[-/](?:0?[1-9]|1[0-2])[-/](?:0?[1-9]|[12]\d|3[01])$/.test(String(value))
