import type { ModuleThing } from '@contract/console/city-modules'
import { moduleThings } from '@contract/console/city-modules'
import type { ConsolePath } from '@contract/console/rights'
import type { Fields } from '../list/address'

/** Something that the audit, the ledger or an ask is about. */
export interface Thing {
  readonly refType: string
  /** Missing: it is known by its number alone. */
  readonly refId?: number | string
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

/** A list knows its rows by their numbers, too. */
const id = ({ refId, no = '' }: Thing): string => String(refId ?? no)
/** Its row stands on the page that finds its number. */
const byNo = (thing: Thing): Fields => ({ id: id(thing), ...(thing.no && { q: thing.no }) })

/** In a list whose first tab holds what is still to be done. */
const ofAll = (thing: Thing): Fields => ({ ...byNo(thing), tab: 'all' })

const offer = (thing: Thing): Fields => ({ ...byNo(thing), id: `${thing.refType}-${id(thing)}` })

/** What modules of the city have to do with. */
const ofModules = Object.entries<ModuleThing>(moduleThings).flatMap(([kind, { page, list, tab }]): [string, Page][] =>
  page === undefined || list === undefined
    ? []
    : [[kind, { to: page, needs: list, fields: tab === 'all' ? ofAll : byNo }]],
)

/** By what kind of thing it is. */
const pages = new Map<string, Page>([
  ...ofModules,
  ...Object.entries<Page>({
    order: { to: '/orders', needs: '/admin/order/list', fields: byNo },
    dispute: { to: '/disputes', needs: '/admin/dispute/rows' },
    withdraw: {
      to: '/withdrawals',
      needs: '/admin/withdraw/list',
      fields: (thing) => ({ ...byNo(thing), state: 'all' }),
    },
    pay: {
      to: '/refunds',
      needs: '/admin/pay/payments',
      fields: ({ no }) => ({ id: 'new', ...(no !== undefined && { no }) }),
    },
    refund: { to: '/refunds', needs: '/admin/refund/list', fields: byNo },
    handover: {
      to: '/handovers',
      needs: '/admin/handover/list',
      fields: (thing) => ({ ...byNo(thing), tab: 'sales' }),
    },
    blockOrder: {
      to: '/handovers',
      needs: '/admin/handover/list',
      fields: (thing) => ({ ...byNo(thing), tab: 'sales' }),
    },
    user: { to: '/person/info', needs: '/admin/person/info', fields: (thing) => ({ userId: id(thing) }) },
    limit: {
      to: '/person/info',
      needs: '/admin/person/info',
      fields: (thing) => ({ userId: id(thing), part: 'limits' }),
    },
    txn: { to: '/ledger', needs: '/admin/entry/list', fields: (thing) => ({ txnId: id(thing) }) },
    block: { to: '/blocks', needs: '/admin/block/list', fields: byNo },
    area: { to: '/areas', needs: '/admin/area/list' },
    zone: { to: '/zones', needs: '/admin/zone/list' },
    sale: { to: '/offers', needs: '/admin/offer/list', fields: offer },
    buy: { to: '/offers', needs: '/admin/offer/list', fields: offer },
    setting: { to: '/settings', needs: '/admin/setting/list' },
    text: { to: '/texts', needs: '/admin/text/list' },
    alarmChannel: {
      to: '/alarms',
      needs: '/admin/alarm/channels',
      fields: (thing) => ({ id: id(thing), tab: 'channels' }),
    },
    approval: { to: '/approvals', needs: '/admin/approval/list' },
    staff: { to: '/staff', needs: '/admin/staff/list' },
    letter: { to: '/letters', needs: '/admin/letter/list', fields: byNo },
    template: { to: '/templates', needs: '/admin/template/list', fields: byNo },
    category: { to: '/items', needs: '/admin/category/list', fields: (thing) => ({ id: `c${thing.refId}` }) },
    item: { to: '/items', needs: '/admin/category/list', fields: (thing) => ({ id: `i${thing.refId}` }) },
    books: { to: '/books', needs: '/admin/book/list', fields: () => ({}) },
  }),
])

/** The page where a thing is looked at, with its checks and its whole course; undefined where there is none. */
export function targetOf(thing: Thing): (Pick<Page, 'to' | 'needs'> & { readonly search: Fields }) | undefined {
  const page = pages.get(thing.refType)
  if (!page) return undefined
  const fields = page.fields?.(thing) ?? { id: id(thing) }
  return {
    to: page.to,
    needs: page.needs,
    search: { ...fields, ...(typeof thing.areaId === 'number' && { areaId: String(thing.areaId) }) },
  }
}
