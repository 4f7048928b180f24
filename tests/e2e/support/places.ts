import { addressAt, packedAt } from '@contract/pages/packed'
import type { RouteName } from '@contract/pages/routes'
import { routes } from '@contract/pages/routes'

/** A page by its address, wherever it lies. */
export const addressOf = (path: string): string => `/${addressAt(path.replace(/^\//, ''))}`

/** The source path of an address's page, by which a mini-program is opened. */
export const sourceOf = (route: RouteName): string => `/${packedAt(routes[route])}`
