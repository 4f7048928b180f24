/**
 * What stands in the way of closing an account, in the order in which it is shown: what others wait for, money, blocks, offices, and a
 * number by which its person can take it back. Our decision: docs/decisions/0436-closing-an-account.md
 */
export const obstacleKinds = [
  'orders',
  'bids',
  'carts',
  'payments',
  'withdrawals',
  'money',
  'handovers',
  'blocks',
  'mutual',
  'spends',
  'offices',
  'number',
] as const
export type ObstacleKind = (typeof obstacleKinds)[number]

/** The name under which somebody who closed the account is shown. */
export const closedName = '已注销居民'
