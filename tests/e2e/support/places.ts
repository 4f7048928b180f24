import type { RouteName } from '@/lib/routes/routes'
import { routes } from '@/lib/routes/routes'
import { packedPages } from '@/platform/navigation/packed-pages'

const moved = Object.entries<string>(packedPages)

/** A page by its address, wherever it lies. */
export const addressOf = (path: string): string => {
  const page = `/${path.replace(/^\//, '')}`
  return moved.find(([lies]) => lies === page)?.[1] ?? page
}

/** The source path of an address's page, by which a mini-program is opened. */
export const sourceOf = (route: RouteName): string =>
  moved.find(([, address]) => address === addressOf(routes[route]))?.[0] ?? `/${routes[route]}`
