import { ok } from '@contract/result'
import type { Deps } from '../../../deps'
import type { BoardWish } from '../board-store'

/** The pages of a board that many readers share. */
interface Boards<Shown, Sent> {
  readonly shown: (deps: Deps, userId: number, wish: BoardWish) => Promise<Shown>
  readonly sent: (deps: Deps, userId: number, wish: BoardWish) => Promise<Sent>
}

/** Reads one page of a board, or of the caller's own offers (`mine`), which nobody else asks for. */
export const offerLists = <Own, Shown, Sent>(
  boards: Boards<Shown, Sent>,
  own: (deps: Deps, userId: number, wish: BoardWish) => Promise<Own>,
) => ({
  list: async (deps: Deps, userId: number, wish: BoardWish) =>
    wish.mine === 1 ? ok(await own(deps, userId, wish)) : boards.shown(deps, userId, wish),

  /** The same, in the serialised form that is sent to many. */
  send: async (deps: Deps, userId: number, wish: BoardWish) =>
    wish.mine === 1 ? ok(await own(deps, userId, wish)) : boards.sent(deps, userId, wish),
})
