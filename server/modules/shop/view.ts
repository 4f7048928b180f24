import type { StaffRole } from '@contract/console/roles'
import type { AdminShop } from '@contract/endpoints/console/community/shop'
import type { OwnShop, ShopRow as ShopRowView, ShopTerm } from '@contract/endpoints/community/shop-view'
import { fen } from '@contract/money'
import { pictureKeys } from '@contract/uploads/pictures'
import { contactKind, maskedContact } from '@contract/shop/contact'
import { splitOf } from '@contract/shop/money'
import type { LevelRow } from './level-store'
import { adminActsOf, ownerActsOf, renewFrom } from './rules/acts'
import { turnOf } from './rules/turn'
import type { ShopRow } from './shop-store'
import type { ShopTermTable } from './tables'

/** A row of the list. */
export const rowView = (row: ShopRow, userId: number, now: number): ShopRowView => ({
  shopId: row.shop_id,
  no: row.no,
  name: row.name,
  slogan: row.slogan,
  category: row.category,
  level: row.level,
  blockNo: row.block_no,
  place: row.place,
  hours: row.hours,
  thumb: pictureKeys(row.thumbs)[0] ?? '',
  startAt: row.start_at ?? row.applied_at,
  endAt: row.end_at ?? row.applied_at,
  isMine: row.user_id === userId,
  acts: row.user_id === userId ? ownerActsOf(row, now) : [],
})

/** The contact as a stranger sees it; none of a shop that is not open. */
function maskedIn({ state, contact }: ShopRow) {
  if (state === 'expired' || state === 'hidden' || state === 'removed') return null
  return { kind: contactKind(contact) ?? 'wechat', text: maskedContact(contact) }
}

/** What everybody sees on the page of a shop. */
export const pageOf = (row: ShopRow) => ({
  shopId: row.shop_id,
  ver: row.ver,
  no: row.no,
  areaId: row.area_id,
  areaName: row.area_name,
  state: row.state,
  level: row.level,
  category: row.category,
  name: row.name,
  slogan: row.slogan,
  intro: row.intro,
  hours: row.hours,
  place: row.place,
  thumbs: row.thumbs,
  blockId: row.block_id,
  blockNo: row.block_no,
  appliedAt: row.applied_at,
  startAt: row.start_at,
  endAt: row.end_at,
  closesAt: row.closes_at,
  contact: maskedIn(row),
})

/** A term as the cashier needs it. */
export function termView(term: ShopTermTable): ShopTerm {
  const { fund, platform } = splitOf(fen(term.amount), term.fund_parts)
  return {
    termId: term.term_id,
    shopId: term.shop_id,
    level: term.level,
    payNo: term.pay_no,
    ver: term.ver,
    amount: fen(term.amount),
    fund,
    platform,
    expireAt: term.pay_before,
  }
}

/** What is read together with a shop for its owner and for operators. */
export interface Beside {
  readonly unpaid: ShopTermTable | undefined
  readonly levels: readonly LevelRow[]
}

/** What only its owner and operators see. */
export function ownOf(row: ShopRow, { unpaid, levels }: Beside, now: number): OwnShop['own'] {
  const isRunning = row.state === 'active' || row.state === 'expired'
  const level = levels.find((one) => one.level === row.level)
  return {
    fee: fen(isRunning ? (level?.fee ?? row.fee) : row.fee),
    contact: row.contact,
    reason: row.reason,
    reviewBy: row.review_by,
    payBy: row.pay_by,
    renewFrom: renewFrom(row),
    pending: row.pending_name === '' ? null : { name: row.pending_name, thumbs: row.pending_thumbs },
    unpaid: unpaid ? termView(unpaid) : null,
    turn: turnOf(row, now),
  }
}

/** A shop as its owner sees it. */
export const ownView = (row: ShopRow, beside: Beside, now: number): OwnShop => ({
  ...pageOf(row),
  isMine: true,
  acts: ownerActsOf(row, now),
  own: ownOf(row, beside, now),
})

/** A shop as operators see it. */
export const adminView = (row: ShopRow, beside: Beside, by: number, now: number): AdminShop => ({
  ...pageOf(row),
  own: ownOf(row, beside, now),
  ownerId: row.user_id,
  owner: row.nick_name,
  acts: adminActsOf(row, by),
})

/** What operators see, for who has these roles of the console's staff: an auditor alone finds the contact masked. Source: community §11. */
export const shownTo = (roles: readonly StaffRole[], shop: AdminShop): AdminShop =>
  roles.every((role) => role !== 'operator' && role !== 'finance')
    ? { ...shop, own: { ...shop.own, contact: maskedContact(shop.own.contact) } }
    : shop
