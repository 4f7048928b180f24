/**
 * The six plots of a city's home, in their order; an area opens and closes each on each platform. Source: specification §2; design
 * `20-home-community`.
 */
export const moduleNames = ['expand', 'fund', 'vote', 'shop', 'mutual', 'mayor'] as const
export type ModuleName = (typeof moduleNames)[number]
