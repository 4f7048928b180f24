import { votes } from './limits'

/** Who asks for the fund's money, and who would get it: their blocks and their people. */
export interface Askers {
  readonly blockIds: readonly (number | null)[]
  readonly userIds: readonly (number | null)[]
}

/** Whether somebody who acts as a block may support a proposal: neither its author's nor its payee's. Source: community §4, row 3. */
export const maySupport = ({ blockIds, userIds }: Askers, blockId: number, userId: number): boolean =>
  !blockIds.includes(blockId) && !userIds.includes(userId)

/** Whether a proposal has enough support to be voted on: the mayor's alone, or that of several blocks. Source: community §4, row 3. */
export const isSupported = (supporters: readonly { readonly isMayor: boolean }[]): boolean =>
  supporters.length >= votes.supportNeed || supporters.some(({ isMayor }) => isMayor)
