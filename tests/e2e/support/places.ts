import type { RouteName } from '@/lib/routes/routes'
import { routes } from '@/lib/routes/routes'
import { packedPages } from '@/platform/navigation/packed-pages'

const moved = Object.entries<string>(packedPages)

/** A page by its address, wherever it lies. */
export const addressOf = (path: string): string => {
  const page = `/${path.replace(/^\//, '')}`
  return moved.find(([lies]) => lies === page)?.[1] ?? page
}

/** Where the page of an address lies, which is what a mini-program is opened by. */
export const placeOf = (route: RouteName): string =>
  moved.find(([, address]) => address === addressOf(routes[route]))?.[0] ?? `/${routes[route]}`
