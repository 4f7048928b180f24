/**
 * Why a line of the cart cannot be bought now; `bought`: somebody else became its owner since; `areaClosed`: its area is halted;
 * `marketOff`: the area's block market is not open on this platform. Source: domain model §3.20; community §0 (module switch).
 */
export const cartProblems = [
  'gone',
  'notOffered',
  'bought',
  'priceChanged',
  'reserved',
  'own',
  'areaClosed',
  'marketOff',
] as const

export type CartProblem = (typeof cartProblems)[number]

const ends: readonly CartProblem[] = ['gone', 'notOffered', 'bought', 'own']

/** Whether a line is over: what else keeps a block from being bought passes, and another price can be accepted. */
export const isLineOver = (fault: CartProblem | null): boolean => fault !== null && ends.includes(fault)
