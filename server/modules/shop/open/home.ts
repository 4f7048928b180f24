import { shops } from '@contract/shop/limits'
import { yuan } from '../../../format/yuan'
import type { Plot } from '../../area/open/plot'
import { isShown } from '../../area/open/access'
import { levelsOf } from '../level-store'
import { turnOf } from '../rules/turn'
import { dueOfUser, openCounts } from '../shop-store'

/** How many are open. */
const line: Plot['line'] = async ({ db }, areaId) => {
  const open = (await openCounts(db, areaId)).reduce((sum, { count }) => sum + count, 0)
  return open === 0 ? '暂无商铺' : `营业 ${open} 家`
}

/** Shops that have to be paid, or renewed within 14 days, where that can be done. */
const todo: Plot['todo'] = async ({ db, clock }, areaId, { userId, platform }) => {
  const now = clock.now()
  if (!(await isShown(db, areaId, 'shop', platform))) return []
  const due = await dueOfUser(db, userId, areaId, now + shops.renewMs)
  if (due.length === 0) return []
  const levels = await levelsOf(db, areaId, now)
  return due.flatMap((row) => {
    const turn = turnOf(row, now)
    if (!turn?.isMine) return []
    const usual = row.state === 'unpaid' ? row.fee : (levels.find(({ level }) => level === row.level)?.fee ?? row.fee)
    const { what, until, otherwise } = turn
    return [
      {
        type: 'shop' as const,
        refId: row.shop_id,
        payNo: row.pay_no ?? '',
        title: row.name,
        value: yuan(row.amount ?? usual),
        turn: { what, until, otherwise },
      },
    ]
  })
}

/** Open shops, and the caller's own ones that have to be paid. */
export const shopPlot: Plot = { line, todo, isSilent: true }
