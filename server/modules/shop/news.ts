import { shops } from '@contract/shop/limits'
import { dateText, momentText } from '@contract/moments'
import { spanText } from '@contract/spans'
import type { AnyShopAct } from '@contract/shop/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { plainWords } from '../../format/rich-text'
import { yuan } from '../../format/yuan'
import { announce } from '../area/open/announce'
import { tell } from '../notices/open/tell'
import { operatorIds } from './shop-store'
import type { ShopTable } from './tables'

type Teller = Pick<Deps, 'ids' | 'clock'>

/** What the owner of a shop is told after an act; the shop as it is then. */
type Words = (shop: ShopTable, now: number) => readonly [title: string, content: string]

const endOf = ({ end_at: endAt }: ShopTable, now: number) => dateText(endAt ?? now, now)

const toOwner: Readonly<Partial<Record<AnyShopAct, Words>>> = {
  approve: ({ fee, pay_by: payBy }, now) => [
    '通过审核',
    `请在 ${momentText(payBy ?? now, now)} 前付款 ${yuan(fee)}，逾期释放席位。`,
  ],
  reject: ({ reason }) => ['未通过审核', `原因：${reason}。没有扣款，修改后可以再提交。`],
  payLate: ({ reason }) => ['席位已释放', `${reason}。需要时请重新申请。`],
  approveEdit: () => ['修改已通过', '新的店名和图片已生效。'],
  rejectEdit: ({ reason }) => ['修改未通过', `原因：${reason}。店名和图片没有变动。`],
  renew: (shop, now) => ['已续期', `营业到 ${endOf(shop, now)}。`],
  remind: (shop, now) => ['即将到期', `${endOf(shop, now)} 到期后下架，续期一次加 ${spanText(shops.termMs)}。`],
  end: ({ closes_at: closesAt }, now) => [
    '已到期下架',
    `页面保留到 ${dateText(closesAt ?? now, now)}，在此之前可以续期。`,
  ],
  remove: ({ reason, start_at: startAt }) => [
    '已被移除',
    `原因：${reason}。${startAt === null ? '没有扣款。' : '剩余天数不退款。'}`,
  ],
}

const aboutShop = ({ shop_id: refId }: ShopTable) => ({ type: 'shop', refType: 'shop', refId }) as const

/** Tells the owner what became of their shop. Source: community §5. */
export async function tellOwner(tx: Tx, deps: Teller, shop: ShopTable, act: AnyShopAct): Promise<void> {
  const words = toOwner[act]?.(shop, deps.clock.now())
  if (!words) return
  const [title, content] = words
  const about = {
    ...aboutShop(shop),
    userId: shop.user_id,
    kind: `shop-${act}`,
    ...(act === 'renew' && { isOwn: true as const }),
  }
  await tell(tx, deps, { ...about, title: `${shop.name}：${title}`, content: `${content}（${shop.no}）` })
}

/** Tells the owner that the shop has another number now, or none. Source: community §5, row 11. */
export async function tellHandedOver(
  tx: Tx,
  deps: Teller,
  shop: ShopTable,
  blockNo: number | undefined,
): Promise<void> {
  const about = { ...aboutShop(shop), userId: shop.user_id, kind: 'shop-handOver' }
  const moved = blockNo === undefined ? '已下架' : `转到 ${blockNo} 号`
  const why =
    blockNo === undefined ? '区块已过户，你在本城没有别的区块，剩余天数不退款。' : '区块已过户，商铺随你到这块门牌。'
  await tell(tx, deps, { ...about, title: `${shop.name}：${moved}`, content: `${why}（${shop.no}）` })
}

/** Tells the area of a new shop of a higher level. Source: community §5, row 6. */
export async function tellOpening(tx: Tx, deps: Teller, shop: ShopTable, blockNo: number): Promise<void> {
  if (shop.level === 'stall') return
  const content = plainWords(`${shop.slogan}。${blockNo} 号，${shop.place}。`)
  await announce(tx, deps, shop.area_id, { title: `新开张：${shop.name}`, content, type: 'shop' })
}

/** Tells the operators that a review is late. Source: community §5, row 1. */
export async function tellLateReview(tx: Tx, deps: Teller, shop: ShopTable): Promise<void> {
  const said = { title: '有商铺审核超时', content: `${shop.name} 的审核已超过答复时限，请尽快处理。（${shop.no}）` }
  for (const userId of await operatorIds(tx))
    await tell(tx, deps, { ...aboutShop(shop), type: 'system', userId, kind: 'shop-alarm', ...said, onlyOnce: true })
}
