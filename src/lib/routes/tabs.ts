import type { RouteName } from '@contract/pages/routes'

const tabsOf = {
  trade: ['home', 'sellBoard', 'mine'],
  market: ['home', 'category', 'cart', 'mine'],
} as const

/** The pages with a place in the tab bar, in its order. Source: specification §2 (tab 0, 1, 2; another tab-page set). */
export const tabRoutes: readonly TabRoute[] = tabsOf[typeof EDITION === 'undefined' ? 'trade' : EDITION]
export type TabRoute = (typeof tabsOf)['trade' | 'market'][number]

/** Whether a route is a tab page, which is switched to and takes no parameters. */
export const isTabRoute = (name: RouteName): name is TabRoute => tabRoutes.some((tab) => tab === name)
