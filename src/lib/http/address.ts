import type { Ask } from './ask'
import { bodyText } from './body'

export interface Bases {
  readonly baseUrl: string
  /** The base of FILE's paths; the common base when missing. */
  readonly fileUrl?: string
}

/**
 * The whole address of a request: an http(s) address is used as it is; FILE has its own base. Source: specification §7 (base address,
 * method FILE).
 */
export function mergeUrl({ baseUrl, fileUrl = baseUrl }: Bases, { url, method }: Ask): string {
  const path = url ?? ''
  if (/^https?:\/\//.test(path)) return path
  return `${method === 'FILE' ? fileUrl : baseUrl}${path}`
}

/**
 * Adds data to an address that may carry some already; missing, null and empty values are left out. Source:
 * specification §5 (query strings).
 */
export function withQuery(url: string, data: object = {}): string {
  const query = bodyText('form', data)
  if (query === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}
