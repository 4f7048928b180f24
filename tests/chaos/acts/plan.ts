import type { Dice } from '../dice'
import { elect, give, help, plot, slot, support, term, vote } from './community'
import { house } from './houses'
import { orderByBalance, orderByPlatform, orderTakenBack, orderTriedTwice, orderWalkedAway } from './orders'
import { ownWords } from './own-words'
import { account, apply, giveUp, propose, quit, renew } from './rarer'
import { compensate } from './remedies'
import type { Scene } from './scene'
import { recharge, turn, withdraw } from './wallet'

/** What residents do, and how often, as weights. */
const weights = {
  balance: 22,
  wechat: 15,
  mixed: 10,
  walkedAway: 5,
  triedTwice: 6,
  takenBack: 6,
  recharge: 14,
  withdraw: 14,
  goodwill: 5,
  turn: 8,
  vote: 6,
  elect: 4,
  support: 4,
  give: 6,
  slot: 6,
  plot: 6,
  house: 6,
  term: 4,
  help: 5,
  propose: 3,
  apply: 3,
  renew: 3,
  quit: 2,
  account: 4,
  giveUp: 3,
  ownWords: 5,
} as const
export type ActionKind = keyof typeof weights

/** The kinds of a number of actions, in order, except those in `without`: some kinds only wait. */
export function planOf(count: number, dice: Dice, without: readonly ActionKind[] = []): readonly ActionKind[] {
  const none = Object.fromEntries(without.map((kind) => [kind, 0]))
  return Array.from({ length: count }, () => dice.weighed<ActionKind>({ ...weights, ...none }))
}

/** Does one action to its end. */
export function play(kind: ActionKind, scene: Scene): Promise<void> {
  switch (kind) {
    case 'balance':
      return orderByBalance(scene)
    case 'wechat':
      return orderByPlatform(scene, 'wechat')
    case 'mixed':
      return orderByPlatform(scene, 'mixed')
    case 'walkedAway':
      return orderWalkedAway(scene)
    case 'triedTwice':
      return orderTriedTwice(scene)
    case 'takenBack':
      return orderTakenBack(scene)
    case 'recharge':
      return recharge(scene)
    case 'withdraw':
      return withdraw(scene)
    case 'goodwill':
      return compensate(scene)
    case 'turn':
      return turn(scene)
    case 'vote':
      return vote(scene)
    case 'elect':
      return elect(scene)
    case 'support':
      return support(scene)
    case 'give':
      return give(scene)
    case 'slot':
      return slot(scene)
    case 'plot':
      return plot(scene)
    case 'house':
      return house(scene)
    case 'term':
      return term(scene)
    case 'help':
      return help(scene)
    case 'propose':
      return propose(scene)
    case 'apply':
      return apply(scene)
    case 'renew':
      return renew(scene)
    case 'quit':
      return quit(scene)
    case 'account':
      return account(scene)
    case 'giveUp':
      return giveUp(scene)
    case 'ownWords':
      return ownWords(scene)
  }
}
