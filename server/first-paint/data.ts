import * as v from 'valibot'
import type { FirstData } from '@contract/first-data'
import { areaInfo, categoryList, indexConfig } from '@contract/endpoints/city/area'
import { saleList } from '@contract/endpoints/market/market'
import type { Deps } from '../deps'
import type { Asked } from '../http/mount'
import { listCategories, readArea, readConfig } from '../modules/area/service'
import { listSales } from '../modules/market/sales/service'

const guestId = 0

/**
 * The answers that a guest's first page shows, as the calls would give them; undefined when there is no area yet. Fails when the database
 * does.
 */
export async function readFirstData(deps: Deps, asked: Asked): Promise<FirstData | undefined> {
  const config = await readConfig(deps, undefined, asked)
  if (!config.ok) return undefined
  const { areaId } = config.value
  const [area, categories, board] = await Promise.all([
    readArea(deps, areaId),
    listCategories(deps, areaId),
    listSales(deps, guestId, v.parse(saleList.input, { areaId })),
  ])
  if (!area.ok || !board.ok) return undefined
  return {
    at: deps.clock.now(),
    config: v.parse(indexConfig.output, config.value),
    area: v.parse(areaInfo.output, area.value),
    categories: v.parse(categoryList.output, categories.value),
    board: v.parse(saleList.output, board.value),
  }
}
