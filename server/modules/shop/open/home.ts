import { shops } from '@contract/shop/limits'
import type { Db } from '../../../db/schema'
import { yuan } from '../../../format/yuan'
import type { Caller } from '../../../http/caller'
import { isSwitchedOn } from '../../area/open/switches'
import { levelsOf } from '../level-store'
import { turnOf } from '../rules/turn'
import { dueOfUser, openCounts } from '../shop-store'

type ShopOwner = Pick<Caller, 'userId' | 'platform'>

/** The line below the plot of shops: how many are open. Source: community §0 (tab 0). */
export async function shopLine(db: Db, areaId: number): Promise<string> {
  const open = (await openCounts(db, areaId)).reduce((sum, { count }) => sum + count, 0)
  return open === 0 ? '暂无商铺' : `营业 ${open} 家`
}

/** This person's shops that have to be paid, or renewed within 14 days, where that can be done. Source: community §0 (城里的事). */
export async function shopTodo(db: Db, { userId, platform }: ShopOwner, areaId: number, now: number) {
  if (!(await isSwitchedOn(db, areaId, 'shop', platform))) return []
  const due = await dueOfUser(db, userId, areaId, now + shops.renewMs)
  if (due.length === 0) return []
  const levels = await levelsOf(db, areaId)
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
