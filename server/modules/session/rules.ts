import { movingStates } from '../area/open/traders'

/** What a device keeps of its block's state: that the block is offered for transfer. Nothing without a block. Source: community §0. */
export const offered = (state: number | null | undefined): { readonly isOffered?: true } =>
  state !== null && state !== undefined && movingStates.includes(state) ? { isOffered: true } : {}
