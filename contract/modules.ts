/**
 * The plots of a city's home, in their order; an area opens and closes each on each platform. Source: specification §2; design
 * `20-home-community`.
 */
export const moduleNames = ['expand', 'fund', 'vote', 'shop', 'mutual', 'mayor'] as const
export type ModuleName = (typeof moduleNames)[number]
export const isModuleName = (word: string): word is ModuleName => moduleNames.some((name) => name === word)

/** What their switches are called, and what a refusal says of one that is closed. */
export const moduleWords: Readonly<Record<ModuleName | 'market', string>> = {
  expand: '扩容',
  fund: '基金',
  vote: '投票',
  shop: '商铺',
  mutual: '互助',
  mayor: '市长选举',
  market: '区块市场',
}

/** The number of the setting that opens and closes each, given once and never to another, and what is counted of it that goes on. */
export const moduleNumbers = {
  expand: [72, 'slots'],
  fund: [73, 'gifts'],
  vote: [74, 'votes'],
  shop: [75, 'shops'],
  mutual: [76, 'posts'],
  mayor: [77, 'elections'],
} as const satisfies Readonly<Record<ModuleName, readonly [no: number, running: string]>>
