import { hourMs } from '@contract/durations'

const offsetMs = 8 * hourMs

/** An instant as the gateway writes it: yyyyMMddHHmmss in UTC+8. Source: WeChat Pay v2 (time_expire, time_end). */
export const gatewayTime = (atMs: number): string =>
  new Date(atMs + offsetMs).toISOString().slice(0, 19).replace(/\D/g, '')

/** Parses an instant from the gateway; undefined for other text. */
export function readGatewayTime(text: string | undefined): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text ?? '')
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - offsetMs
}

/** The day of a bill: yyyyMMdd in UTC+8. */
export const billDay = (atMs: number): string => gatewayTime(atMs).slice(0, 8)
