import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { standards } from '@contract/settings/settings'
import { shops } from '@contract/shop/limits'
import { levelFeeOf } from '@contract/shop/money'
import type { ShopCategory, ShopLevel } from '@contract/shop/transitions'
import { payUnasked } from '../../server/modules/pay/service'
import { addShop } from '../../server/modules/shop/apply'
import { approveShop, rejectShop } from '../../server/modules/shop/admin'
import { shopJobs } from '../../server/modules/shop/jobs'
import { payShop, renewShop } from '../../server/modules/shop/order'
import { payers } from '../../server/payers'
import type { Happening, ModuleHappenings } from '../demo-clock'
import { doDue } from '../due'
import { demoClientNo, must } from '../trade'

/** The demo city asks the usual fees. */
const feeOf = (level: ShopLevel) => levelFeeOf(level, standards)

/**
 * A shop of the demo city: applied for so many days ago, reviewed an hour later, and paid an hour after that unless `until` says where it
 * stands.
 */
interface DemoShop {
  readonly blockNo: number
  readonly level: ShopLevel
  readonly category: ShopCategory
  readonly name: string
  readonly slogan: string
  readonly intro: string
  readonly place: string
  readonly hours: string
  readonly thumbs: string
  readonly daysAgo: number
  readonly until?: 'applied' | 'unpaid' | 'rejected'
  /** Renewed so many days ago. */
  readonly renewedDays?: number
}

export const demoShops: readonly DemoShop[] = [
  {
    blockNo: 409,
    level: 'naming',
    category: 'food',
    name: '听雨茶舍',
    slogan: '雨天半价。自带杯子，续水免费。',
    intro: '两张桌，六把椅。自家炒的明前，也卖散茶。雨天半价，自带杯子续水免费。',
    place: '东市 12 号，公告栏对面',
    hours: '每天 9:00–20:00',
    thumbs: 'demo/tea.svg,demo/tea-15.svg,demo/tea-16.svg,demo/cup.svg',
    daysAgo: 100,
    renewedDays: 12,
  },
  {
    blockNo: 36,
    level: 'stall',
    category: 'food',
    name: '早市阿姐',
    slogan: '青菜鸡蛋，六点前摆好',
    intro: '',
    place: '早市东头',
    hours: '每天 6:00–10:00',
    thumbs: 'demo/greens.svg',
    daysAgo: 96,
  },
  {
    blockNo: 132,
    level: 'stall',
    category: 'other',
    name: '拾光旧书',
    slogan: '论斤卖，也收书',
    intro: '',
    place: '北门 2 层',
    hours: '周末 10:00–18:00',
    thumbs: 'demo/books.svg,demo/books-52.svg',
    daysAgo: 20,
  },
  {
    blockNo: 12,
    level: 'stall',
    category: 'food',
    name: '城门汤铺',
    slogan: '早六点开火，卖完收摊',
    intro: '',
    place: '城心东门',
    hours: '每天 6:00 起',
    thumbs: 'demo/noodles.svg',
    daysAgo: 22,
  },
  {
    blockNo: 128,
    level: 'stall',
    category: 'visit',
    name: '巷口猫舍',
    slogan: '出门几天，上门喂猫',
    intro: '一天一次，换水、添粮、铲砂，走前拍照给你看。',
    place: '巷口 128 号',
    hours: '每天 8:00–20:00',
    thumbs: 'demo/basket.svg',
    daysAgo: 78,
  },
  {
    blockNo: 2107,
    level: 'street',
    category: 'repair',
    name: '林师傅修表',
    slogan: '换电池 15 元起，当天取',
    intro: '机械表、石英表都修，先报价再动手。',
    place: '南桥 4 号',
    hours: '每天 9:00–18:00',
    thumbs: 'demo/watch.svg',
    daysAgo: 4,
  },
  {
    blockNo: 91,
    level: 'stall',
    category: 'visit',
    name: '小唐跑腿',
    slogan: '城内半小时送到',
    intro: '',
    place: '北门服务点',
    hours: '',
    thumbs: 'demo/bicycle.svg',
    daysAgo: 6,
    until: 'rejected',
  },
  {
    blockNo: 1866,
    level: 'stall',
    category: 'food',
    name: '山里蜂蜜',
    slogan: '自家蜂箱，看着割蜜',
    intro: '',
    place: '西山口',
    hours: '',
    thumbs: 'demo/honey.svg',
    daysAgo: 2,
    until: 'unpaid',
  },
  {
    blockNo: 94,
    level: 'street',
    category: 'visit',
    name: '阿木木工',
    slogan: '修桌椅，换门锁，量好再报价',
    intro: '',
    place: '南桥 9 号后院',
    hours: '',
    thumbs: 'demo/basket-40.svg',
    daysAgo: 1,
    until: 'applied',
  },
]

/** Shops at every step, all paid through the cashier. Source: community §5 (demo). */
export const happenings: ModuleHappenings = (deps, nowMs, callerOf) => {
  const today = dayStart(nowMs)
  const operator = callerOf(77).userId
  return demoShops.flatMap((shop, index): Happening[] => {
    const at = today - shop.daysAgo * dayMs + 10 * hourMs
    const caller = callerOf(shop.blockNo)
    let shopId = 0
    const wish = async (what: string) => {
      const { ver } = await deps.db
        .selectFrom('shop')
        .select('ver')
        .where('shop_id', '=', shopId)
        .executeTakeFirstOrThrow()
      return { clientNo: demoClientNo(`${what}Shop`, index), shopId, ver }
    }
    const apply = async () => {
      const { level, category, name, slogan, intro, place, hours, thumbs } = shop
      const contact = `199${String(shop.blockNo).padStart(8, '0')}`
      const form = { level, fee: feeOf(level), category, name, slogan, intro, place, hours, thumbs, contact }
      ;({ shopId } = must('shop', await addShop(deps, caller, { clientNo: demoClientNo('shop', index), ...form })))
    }
    const review = async () => {
      const isRejected = shop.until === 'rejected'
      if (isRejected)
        must('shop', await rejectShop(deps, operator, { ...(await wish('no')), reason: '图片看不清招牌，请换一张' }))
      else must('shop', await approveShop(deps, operator, { ...(await wish('yes')), reason: '' }))
    }
    const pay = async (renews: boolean) => {
      const { level } = shop
      const term = renews
        ? must('renewal', await renewShop(deps, caller, { ...(await wish('renew')), level, fee: feeOf(level) }))
        : must('term', await payShop(deps, caller, { ...(await wish('order')), level }))
      const clientNo = demoClientNo(renews ? 'payRenewal' : 'payShop', index)
      must('term', await payUnasked(deps, payers, caller, { clientNo, payNo: term.payNo, ver: term.ver }))
    }
    const due = () => doDue(deps, shopJobs(deps))
    const endAt = at + 2 * hourMs + shops.termMs
    // What the timer did while the city stood, or it would do it all at once when the server starts.
    const timed = [...shops.remindersMs.map((beforeMs) => endAt - beforeMs), endAt]
    const paid = shop.until === undefined
    const { renewedDays } = shop
    return [
      { at, run: apply },
      ...(shop.until === 'applied' ? [] : [{ at: at + hourMs, run: review }]),
      ...(paid ? [{ at: at + 2 * hourMs, run: () => pay(false) }] : []),
      ...(paid && renewedDays === undefined
        ? timed.filter((time) => time <= nowMs).map((time) => ({ at: time, run: due }))
        : []),
      ...(renewedDays === undefined ? [] : [{ at: today - renewedDays * dayMs + 11 * hourMs, run: () => pay(true) }]),
    ]
  })
}
