import type { ParamsOf, RouteName } from '@contract/pages/routes'
import { routes } from '@contract/pages/routes'

/** The address of a page with its parameters, as the platform's router takes it. Empty parameters are left out. */
export function addressOf<R extends RouteName>(name: R, params?: ParamsOf<R>): string {
  const pairs = Object.entries(params ?? {}).flatMap(([key, value]) => {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
      return [`${key}=${encodeURIComponent(String(value))}`]
    }
    return []
  })
  return `/${routes[name]}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** A whole positive number of at most 15 digits from an address, so that it is exact; null when it is missing or anything else. */
export function idParam(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
