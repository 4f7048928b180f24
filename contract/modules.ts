/** The six plots of a city's home, in their order. Source: specification §2; design `20-home-community`. */
export const moduleNames = ['expand', 'fund', 'vote', 'shop', 'mutual', 'mayor'] as const
export type ModuleName = (typeof moduleNames)[number]

/** Those that exist. An area opens and closes them on each platform; the others are not open anywhere. */
export const builtModules = [
  'expand',
  'fund',
  'vote',
  'shop',
  'mutual',
  'mayor',
] as const satisfies readonly ModuleName[]
export type BuiltModule = (typeof builtModules)[number]
