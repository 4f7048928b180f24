import * as fc from 'fast-check'
import { fen, qty } from '@contract/money'
import { orderWaits } from '@contract/orders/story'
import { isReceipt, receiptFrom } from '@contract/vote/receipt'
import { markOf } from '@/lib/ballots/mark'
import * as receipts from '@/lib/ballots/receipts'
import * as turnout from '@/lib/ballots/turnout'
import { activeParts, withoutParts } from '@/lib/market/active-parts'
import { deliveryText, deliveryWords } from '@/lib/market/delivery'
import { filterInput, isNarrowed, noFilter, type BoardFilter, type FilterPart } from '@/lib/market/filter'
import { groupByItem, joinedItems } from '@/lib/market/groups'
import { haltText } from '@/lib/market/halt'
import { saleNumbers } from '@/lib/market/sale-numbers'
import { sentenceOf, sentenceTone } from '@/lib/order-story/sentence'
import { waitedText } from '@/lib/order-story/words'
import { remoteList } from '@/lib/remote/remote'
import { sharing } from '@/lib/remote/sharing'
import { addressOf } from '@/lib/routes/address'
import { routes, type RouteName } from '@contract/pages/routes'
import { isTabRoute, tabRoutes } from '@/lib/routes/tabs'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { agoText } from '@/lib/time/ago'
import { deviceClock, instantOf } from '@/lib/time/instant'
import { durationText } from '@/lib/time/remaining'
import { deviceStorage } from '@/platform/storage/storage'
import { instant, meets, odd, oddNumber, oddText, oddWhole, type Meeting, same, distinct } from './odd'
import { terms } from '../../support/terms'

// What the app knows of a city, its people and their way through it, whatever was typed, kept or told.

const amount = fc.nat(1_000_000_000).map(fen)
const filter: fc.Arbitrary<BoardFilter> = fc.record({
  categoryId: fc.nat(),
  q: oddText,
  sort: fc.constantFrom('item', 'priceUp', 'priceDown', 'newest', 'ending'),
  delivery: fc.constantFrom('', 'online', 'meet', 'post'),
  priceMin: amount,
  priceMax: amount,
})
const filterParts = fc.subarray<FilterPart>(['q', 'delivery', 'priceMin', 'priceMax', 'sort', 'categoryId'])
const rows = fc.array(fc.record({ itemId: fc.nat(5), text: oddText }))
const items = fc.uniqueArray(fc.record({ itemId: fc.nat(5), text: oddText }), { selector: ({ itemId }) => itemId })

const board: Readonly<Record<string, Meeting>> = {
  withoutParts: meets(
    (of, parts) => {
      const left = withoutParts(of, parts)
      return Object.entries(left).every(
        ([name, value]) => value === (parts.includes(name as never) ? noFilter : of)[name as FilterPart],
      )
    },
    filter,
    filterParts,
  ),
  activeParts: meets((of) => {
    const parts = activeParts(of)
    const left = withoutParts(
      of,
      parts.flatMap((part) => part.parts),
    )
    return parts.every(({ text }) => text !== '') && same(left, { ...noFilter, categoryId: of.categoryId })
  }, filter),
  filterInput: meets((of) => same({ ...noFilter, ...filterInput(of) }, of), filter),
  isNarrowed: meets((of) => isNarrowed(of) === activeParts({ ...of, sort: 'item' }).length > 0, filter),
  deliveryText: meets(
    (delivery, place) => deliveryText({ delivery, place }).startsWith(deliveryWords[delivery]),
    fc.constantFrom('online', 'meet', 'post'),
    oddText,
  ),
  groupByItem: meets(
    (all, known) => {
      const groups = groupByItem(all, known)
      const shown = all.filter(({ itemId }) => known.some((item) => item.itemId === itemId))
      return distinct(groups.map(({ item }) => item)) && groups.flatMap((group) => group.rows).length === shown.length
    },
    rows,
    items,
  ),
  joinedItems: meets(
    (before, next) => {
      const all = joinedItems(before, next)
      return distinct(all.map(({ itemId }) => itemId)) && next.every((item) => all.includes(item))
    },
    items,
    items,
  ),
  haltText: meets((because) => haltText(because).includes(because), oddText),
  saleNumbers: meets(
    (price, quantity) => {
      const { amount: all, after = { fee: -1, net: -1 } } = saleNumbers(price, qty(quantity), terms)
      return after.fee >= 0 && after.net >= 0 && after.fee + after.net === all
    },
    amount,
    fc.nat(1_000_000),
  ),
}

const waiting = fc.record({
  wait: fc.constantFrom(...orderWaits),
  who: fc.constantFrom('buyer', 'seller', 'both', 'arbiter', 'operator'),
  until: fc.option(oddNumber),
} as const)

const story: Readonly<Record<string, Meeting>> = {
  sentenceOf: meets((of, isMine, other) => sentenceOf(of, isMine, other).who !== '', waiting, fc.boolean(), oddWhole),
  sentenceTone: meets(
    (of, isMine, nowMs) => isMine || ['wait', 'dispute'].includes(sentenceTone(of, isMine, nowMs)),
    waiting,
    fc.boolean(),
    oddNumber,
  ),
  waitedText: meets(
    (of, other) => waitedText(of, other).startsWith('等') || of.who === 'both',
    waiting,
    fc.option(oddWhole, { nil: undefined }),
  ),
}

const remote: Readonly<Record<string, Meeting>> = {
  remoteList: meets((all) => (remoteList(all).tag === 'empty') === (all.length === 0), fc.array(odd)),
  sharing: meets(
    (before, now) => same(sharing(before, now), now) && sharing(now, JSON.parse(JSON.stringify(now))) === now,
    fc.jsonValue(),
    fc.jsonValue(),
  ),
}

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
const way: Readonly<Record<string, Meeting>> = {
  addressOf: meets(
    (name, id, tab) => {
      const [path, query = ''] = addressOf(name, { id, tab }).split('?')
      const read = new URLSearchParams(query)
      return path === `/${routes[name]}` && read.get('id') === String(id) && (read.get('tab') ?? '') === tab
    },
    fc.constantFrom(...names),
    oddWhole,
    fc.string(),
  ),
  isTabRoute: meets((name) => isTabRoute(name) === tabRoutes.some((one) => one === name), fc.constantFrom(...names)),
}

const chosen = fc.option(fc.array(fc.nat(20)))
const counting: Readonly<Record<string, Meeting>> = {
  percent: meets((some, all) => /^\d+\.\d$/.test(turnout.percent(some, some + all)), fc.nat(), fc.nat()),
  filled: meets((some, all) => turnout.filled(some, all) >= 0 && turnout.filled(some, all) <= 100, oddWhole, oddWhole),
  blocksMissing: meets(
    (cast, census, minTurnout) => turnout.blocksMissing({ cast, census, minTurnout }) <= census,
    fc.nat(100_000),
    fc.nat(100_000),
    fc.nat(100),
  ),
  markOf: meets((id, bytes) => /^[\da-f]{64}$/.test(markOf(id, receiptFrom(bytes))), oddWhole, fc.array(fc.nat(255))),
  receiptEnd: meets((text) => text.replace(/[\n\r\u2028\u2029]/g, '').endsWith(receipts.receiptEnd(text)), oddText),
  keepReceipt: meets(
    (id, blockNo, bytes, choice) => {
      const receipt = receiptFrom([...bytes])
      receipts.keepReceipt(id, blockNo, { receipt, choice })
      return same(receipts.keptReceipt(id, blockNo), { receipt, choice })
    },
    oddWhole,
    oddWhole,
    fc.uint8Array({ minLength: 16, maxLength: 16 }),
    chosen,
  ),
  keptReceipt: meets(
    (text) => {
      deviceStorage.write(storageName(productPrefix, 'voteReceipt_1_2'), text)
      const kept = receipts.keptReceipt(1, 2)
      return kept === undefined || (isReceipt(kept.receipt) && (kept.choice ?? []).every(Number.isSafeInteger))
    },
    fc.oneof(
      oddText,
      fc
        .tuple(fc.uint8Array({ minLength: 16, maxLength: 16 }), oddText)
        .map(([bytes, rest]) => `${receiptFrom([...bytes])} ${rest}`),
    ),
  ),
  agoText: meets(
    (atMs, nowMs) => /^(刚刚|\d+ (分钟|小时|天)前|\d\d-\d\d)$/.test(agoText(atMs, nowMs)),
    instant,
    instant,
  ),
  deviceClock: meets((atMs) => Number.isFinite(deviceClock(atMs)), oddNumber),
  instantOf: meets(
    (time, nowMs) => {
      const at = instantOf(time, nowMs)
      return typeof at === 'number' && (Number.isNaN(at) || Math.abs(at) <= 8.64e15 || typeof time === 'string')
    },
    fc.oneof(odd, oddText, oddNumber),
    instant,
  ),
  durationText: meets(
    (count, unit) => durationText(count, unit).startsWith(String(count)),
    oddWhole,
    fc.constantFrom('hour', 'day', 'minute'),
  ),
}

export const cityHelpers: Readonly<Record<string, Meeting>> = {
  ...board,
  ...story,
  ...remote,
  ...way,
  ...counting,
}
