import type { Fen } from '@contract/money'
import { standards } from '@contract/settings/settings'
import { shops } from '@contract/shop/limits'
import { levelFeeOf } from '@contract/shop/money'
import type { ShopLevel } from '@contract/shop/transitions'
import { moduleDifferences } from '../../../server/differences'
import type { Caller } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { createUser } from '../../../server/modules/session/accounts'
import { addShop, editShop, withdrawShop } from '../../../server/modules/shop/apply'
import { approveShop, rejectShop, removeShop } from '../../../server/modules/shop/admin'
import { shopJobs } from '../../../server/modules/shop/jobs'
import { payShop, renewShop } from '../../../server/modules/shop/order'
import type { TestDeps } from '../database/database'
import { clientNo, payFor, resident, valueOf } from './small-city'

export const dayMs = 86_400_000

/** Everything of shops that is due now. */
export const work = (deps: TestDeps) => runDue(deps, shopJobs(deps))

type Form = Omit<Parameters<typeof addShop>[2], 'clientNo'>

/** What a level costs where nobody set anything else, in fen. */
export const usualFee = (level: ShopLevel): Fen => levelFeeOf(level, standards)

export const form = (wish: Partial<Form> = {}) => ({
  level: 'stall' as const,
  fee: usualFee(wish.level ?? 'stall'),
  category: 'food' as const,
  name: '听雨茶舍',
  slogan: '雨天半价。自带杯子，续水不收取费用。',
  intro: '两张桌，六把椅。',
  hours: '每天 9:00–20:00',
  place: '东市 12 号',
  contact: '19900000409',
  thumbs: 'demo/tea.svg',
  ...wish,
})

export const apply = (deps: TestDeps, by: Caller, wish: Partial<Form> = {}, no = clientNo()) =>
  addShop(deps, by, { clientNo: no, ...form(wish) })

export const shopOf = (deps: TestDeps, shopId: number) =>
  deps.db.selectFrom('shop').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow()

export const termsOf = (deps: TestDeps, shopId: number) =>
  deps.db.selectFrom('shop_term').selectAll().where('shop_id', '=', shopId).orderBy('term_id').execute()

const acting = async (deps: TestDeps, shopId: number) => ({
  clientNo: clientNo(),
  shopId,
  ver: (await shopOf(deps, shopId)).ver,
})

/** An operator of the city. */
export const operator = (deps: TestDeps) => createUser(deps, { nickName: '周琪', isAdmin: true })

export const approve = async (deps: TestDeps, by: number, shopId: number) =>
  approveShop(deps, by, { ...(await acting(deps, shopId)), reason: '' })
export const reject = async (deps: TestDeps, by: number, shopId: number, reason = '图片看不清楚') =>
  rejectShop(deps, by, { ...(await acting(deps, shopId)), reason })
export const remove = async (deps: TestDeps, by: number, shopId: number, reason = '卖的东西不合规定') =>
  removeShop(deps, by, { ...(await acting(deps, shopId)), reason })
export const edit = async (deps: TestDeps, by: Caller, shopId: number, wish: Partial<Form> = {}) =>
  editShop(deps, by, { ...(await acting(deps, shopId)), ...form(wish) })
export const withdraw = async (deps: TestDeps, by: Caller, shopId: number) =>
  withdrawShop(deps, by, await acting(deps, shopId))
export const order = async (deps: TestDeps, by: Caller, shopId: number, level: ShopLevel = 'stall') =>
  payShop(deps, by, { ...(await acting(deps, shopId)), level })
export const renew = async (deps: TestDeps, by: Caller, shopId: number, level: ShopLevel = 'stall') =>
  renewShop(deps, by, { ...(await acting(deps, shopId)), level, fee: usualFee(level) })

/** A shop that waits for its money. */
export async function unpaidShop(deps: TestDeps, blockNo = 409, wish: Partial<Form> = {}, availableFen = 1_000_000) {
  const owner = await resident(deps, blockNo, availableFen)
  const by = await operator(deps)
  const { shopId } = valueOf(await apply(deps, owner, wish))
  valueOf(await approve(deps, by, shopId))
  return { owner, by, shopId }
}

/** A shop that is open. */
export async function openShop(deps: TestDeps, blockNo = 409, wish: Partial<Form> = {}) {
  const shop = await unpaidShop(deps, blockNo, wish)
  const { payNo } = valueOf(await order(deps, shop.owner, shop.shopId, wish.level))
  valueOf(await payFor(deps, shop.owner, payNo))
  return shop
}

/** A shop whose term is over. */
export async function expiredShop(deps: TestDeps, blockNo = 409, wish: Partial<Form> = {}) {
  const shop = await openShop(deps, blockNo, wish)
  deps.clock.forward(shops.termMs)
  await work(deps)
  return shop
}

/** Violations of what must always hold for shops, in sentences; none when all is well. Source: community §5, §10 (properties). */
export async function shopFaults(deps: TestDeps): Promise<string[]> {
  const { db } = deps
  const all = await db.selectFrom('shop').selectAll().execute()
  const terms = await db.selectFrom('shop_term').selectAll().execute()
  const pays = await db.selectFrom('pay_order').selectAll().where('biz_type', '=', 'shop').execute()
  const of = (shopId: number) => terms.filter(({ shop_id: id }) => id === shopId)
  return [
    ...all.flatMap(({ shop_id: id, no, state, start_at: startAt }) => {
      const paid = of(id).filter((term) => term.state === 'done' || term.state === 'reversed')
      const open = of(id).filter((term) => term.state === 'unpaid')
      return [
        ...((startAt !== null) === paid.length > 0 ? [] : [`${no}: ${state}, ${paid.length} terms paid`]),
        ...(open.length > 0 && ['applied', 'rejected', 'removed', 'hidden'].includes(state)
          ? [`${no}: pays ${state}`]
          : []),
      ]
    }),
    ...terms.flatMap(({ pay_no: payNo, state }) => {
      const pay = pays.find((one) => one.pay_no === payNo)
      const said = { unpaid: 'unpaid', done: 'paid', reversed: 'paid', closed: 'closed' }[state]
      return pay?.state === said || (said === 'unpaid' && pay?.state === 'paying')
        ? []
        : [`${payNo}: ${pay?.state}, not ${said}`]
    }),
    ...(await moduleDifferences(db)),
    ...(await checkBooks(db)).differences,
  ]
}
