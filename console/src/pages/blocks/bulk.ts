import { blockMarket } from '@contract/block/limits'
import type { Bulk } from '../../kit/list/bulk/bulk'
import { actNames, copy } from './copy'
import type { Block } from './rows'

/** What operators do to ticked blocks. */
export const bulk: Bulk<Block> = {
  nameOf: ({ blockNo }) => String(blockNo),
  acts: [
    {
      key: 'freeze',
      label: actNames.freeze,
      look: 'danger',
      path: '/admin/block/act',
      can: ({ state }) => state !== 'frozen',
      reason: {
        label: copy.reason,
        hint: copy.freezeNote,
        least: blockMarket.reason.min,
        most: blockMarket.reason.max,
      },
      actOf: ({ blockId, ver }, reason) => ({
        path: '/admin/block/act',
        wish: { blockId, ver, act: 'freeze', reason },
      }),
    },
  ],
}
