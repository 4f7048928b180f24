/**
 * Why a block does nothing any more: its owner offers it, operators froze it, its seller objects to its sale, or it has a new owner.
 */
export type BlockLock = 'transfer' | 'freeze' | 'objection' | 'handover'

/** The same, as the city and the people are told. */
export const lockText = {
  transfer: '区块已设置转让',
  freeze: '区块被平台冻结',
  objection: '区块的过户被申诉',
  handover: '区块已过户',
} as const satisfies Record<BlockLock, string>
