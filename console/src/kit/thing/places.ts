import type { ConsolePath } from '@contract/console/rights'
import type { Fields } from '../list/address'

/** Something that the audit, the ledger or an ask is about. */
export interface Thing {
  readonly refType: string
  readonly refId: number | string
  /** By what people call it. */
  readonly no?: string | undefined
  readonly areaId?: number | null | undefined
}

interface Page {
  readonly to: string
  /** As in the table of pages. */
  readonly needs: ConsolePath
  /** Where its list is asked for otherwise than by the thing's own number. */
  readonly fields?: (thing: Thing) => Fields
}

const id = ({ refId }: Thing): string => String(refId)
/** Its row stands on the page that finds its number. */
const byNo = (thing: Thing): Fields => ({ id: id(thing), ...(thing.no && { q: thing.no }) })

/** In a list whose first tab holds what is still to be done. */
const ofAll = (thing: Thing): Fields => ({ ...byNo(thing), tab: 'all' })

const offer = (thing: Thing): Fields => ({ ...byNo(thing), id: `${thing.refType}-${thing.refId}` })

/** By what kind of thing it is. */
const pages = new Map<string, Page>(
  Object.entries({
    order: { to: '/orders', needs: '/admin/order/list' },
    dispute: { to: '/disputes', needs: '/admin/dispute/rows' },
    withdraw: {
      to: '/withdrawals',
      needs: '/admin/withdraw/list',
      fields: (thing) => ({ id: id(thing), state: 'all' }),
    },
    pay: {
      to: '/refunds',
      needs: '/admin/pay/payments',
      fields: ({ no }) => ({ id: 'new', ...(no !== undefined && { no }) }),
    },
    handover: { to: '/handovers', needs: '/admin/handover/list', fields: ofAll },
    user: { to: '/residents', needs: '/admin/user/list' },
    limit: { to: '/residents', needs: '/admin/user/list' },
    txn: { to: '/ledger', needs: '/admin/entry/list', fields: (thing) => ({ txnId: id(thing) }) },
    block: { to: '/blocks', needs: '/admin/block/list', fields: byNo },
    area: { to: '/areas', needs: '/admin/area/list' },
    zone: { to: '/zones', needs: '/admin/zone/list' },
    round: { to: '/rounds', needs: '/admin/round/list', fields: byNo },
    election: { to: '/elections', needs: '/admin/election/list', fields: byNo },
    vote: { to: '/votes', needs: '/admin/vote/list', fields: byNo },
    fundSpend: { to: '/funds', needs: '/admin/fund/list', fields: byNo },
    shop: { to: '/shops', needs: '/admin/shop/list', fields: ofAll },
    mutual: { to: '/mutual', needs: '/admin/mutual/list', fields: byNo },
    sale: { to: '/offers', needs: '/admin/offer/list', fields: offer },
    buy: { to: '/offers', needs: '/admin/offer/list', fields: offer },
    threshold: { to: '/approvals', needs: '/admin/threshold/list', fields: () => ({ id: 'thresholds' }) },
    approval: { to: '/approvals', needs: '/admin/approval/list' },
    staff: { to: '/staff', needs: '/admin/staff/list' },
    notice: { to: '/notices', needs: '/admin/notice/list', fields: byNo },
    category: { to: '/items', needs: '/admin/category/list', fields: (thing) => ({ id: `c${thing.refId}` }) },
    item: { to: '/items', needs: '/admin/category/list', fields: (thing) => ({ id: `i${thing.refId}` }) },
    books: { to: '/books', needs: '/admin/book/list', fields: () => ({}) },
  }),
)

/** The page where a thing is looked at, with its checks and its whole course; undefined where there is none. */
export function placeOf(thing: Thing): (Pick<Page, 'to' | 'needs'> & { readonly search: Fields }) | undefined {
  const page = pages.get(thing.refType)
  if (!page) return undefined
  const fields = page.fields?.(thing) ?? { id: id(thing) }
  return {
    to: page.to,
    needs: page.needs,
    search: { ...fields, ...(typeof thing.areaId === 'number' && { areaId: String(thing.areaId) }) },
  }
}
