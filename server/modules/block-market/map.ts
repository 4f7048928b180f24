import type * as v from 'valibot'
import type { blockMap } from '@contract/endpoints/market/block-market'
import { mapLotOf } from '@contract/block/map-lot'
import { blockMarket } from '@contract/block/limits'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { blockStateOf } from '../area/open/block-states'
import { isArea } from '../area/open/find-area'
import { blocksBetween, zoneOf } from './map-store'

type Wish = v.InferOutput<typeof blockMap.input>

/** The highest number that a block can have. */
const lastNo = 999_999_999

/** The blocks that the map draws, by number; `userId` is 0 for a guest. Refusal: NOT_FOUND. Source: community §8 (map). */
export async function readMap(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  { areaId, categoryId, noFrom = 1, noTo = lastNo }: Wish,
) {
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const zone = categoryId === undefined ? undefined : await zoneOf(db, areaId, categoryId)
  if (categoryId !== undefined && !zone) return err(refusal('NOT_FOUND'))
  const range = { from: Math.max(noFrom, zone?.no_from ?? 1), to: Math.min(noTo, zone?.no_to ?? lastNo) }
  const found = await blocksBetween(db, areaId, range, blockMarket.mapMost + 1)
  const blocks = found.slice(0, blockMarket.mapMost).map((row) => {
    const state = blockStateOf(row)
    const price = row.transfer_price === null || state === 'frozen' ? null : fen(row.transfer_price)
    const mine = userId > 0 && row.owner_user_id === userId
    return { blockId: row.block_id, blockNo: row.block_no, state, price, mine, cell: mapLotOf(row.block_no) }
  })
  return ok({ blocks, nextNo: found[blockMarket.mapMost]?.block_no ?? null })
}
