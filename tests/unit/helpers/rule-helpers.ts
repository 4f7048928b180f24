import * as fc from 'fast-check'
import type { ItemBrief } from '@contract/endpoints/market/items'
import { gifts } from '@contract/fund/limits'
import { mutual } from '@contract/mutual/limits'
import { fen, qty } from '@contract/money'
import { carriers } from '@contract/orders/carriers'
import { deliverWords } from '@contract/orders/deliver-words'
import { shopCategories, shopLevels } from '@contract/shop/transitions'
import { countOf, hashText as courseHash } from '@/features/archive/rules/course'
import * as blocks from '@/features/block-market/list/rules'
import { typedCount } from '@/features/expand/rules/prices'
import { giftAmount } from '@/features/fund/rules/gift'
import { hashText } from '@/features/fund/rules/hash'
import { backAmount } from '@/features/fund/rules/spend'
import { kindOf } from '@/features/mutual/rules/form'
import { helpOf, questionsAbout } from '@/features/area-text/rules/help'
import { partsOf } from '@/features/area-text/rules/parts'
import { nextPoints, typedPoints } from '@/features/mutual/rules/points'
import { contentOf, typedOf } from '@/features/notices/rules'
import { boxedTrackingNo, mayLackWords, reasonText, typedCarrier, wrongNumber } from '@/features/orders/acts/rules'
import { groupNamed } from '@/features/orders/list/rules/groups'
import { isEasy } from '@/features/pay-password/rules'
import { wayOf } from '@/features/publish/rules/fields'
import { betterOpposite, itemQtyRule, offerNumbers, qtyIn } from '@/features/publish/rules/numbers'
import { problemOf as rechargeProblem } from '@/features/recharge/rules/amounts'
import { reportFailure } from '@/features/reports/rules'
import { fitting, isSeen, isWord, kept, withWord } from '@/features/search/rules'
import { instantOf } from '@/features/session/login/rules'
import { linesOf as pictureLines } from '@/features/share/picture/rules/plan'
import { thingOf } from '@/features/share/picture/rules/things'
import { categoryOf, levelOf } from '@/features/shop/rules/form'
import { passShareFor, typedShare } from '@/features/vote/rules/written'
import { moneyKindOf } from '@/features/wallet/rules/money-kind'
import { periodOf, periods, rangeId, rangeOf } from '@/features/wallet/rules/periods'
import { problemOf as withdrawProblem } from '@/features/withdraw/rules/fields'
import { typedFen, typedQty } from '@/lib/forms/typed-number'
import { isMessengerBrowser, platformOf } from '@/platform/device/rules'
import { call, meets, odd, oddText, type Meeting } from './odd'
import { terms } from '../../support/terms'

const item: ItemBrief = {
  itemId: 1,
  categoryId: 1,
  name: '大米',
  unit: '千克',
  minQty: qty(5_000),
  tick: qty(2_500),
  bestAsk: fen(680),
  bestBid: fen(650),
  lastPrice: null,
}
/** Numbers as people type them, and anything else. */
const typed = fc.oneof(
  oddText,
  fc.nat(200_000).map((n) => `${n / 100}`),
  fc.nat(999).map(String),
  fc.constantFrom('0.99', '1', '1.3', '1.31', '33.99', '34', '200', '200.01', '300', '300.01', '500.01'),
)
/** One of its own names for anything, and itself for each of them. */
const named = (
  pick: (text: string) => string | undefined,
  names: readonly string[],
  otherwise: string | undefined,
): Meeting =>
  meets(
    (text) => pick(text) === (names.includes(text) ? text : otherwise),
    fc.oneof(oddText, fc.constantFrom(...names)),
  )

const whole = (value: number | undefined, least: number, most: number) =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most)

const money = { min: fen(100), max: fen(50_000), dayLeft: fen(20_000) }
/** A problem in words for exactly what is no amount between these. */
const amountRule = (problem: (text: string) => string | undefined, least: number, most: number): Meeting =>
  meets((text) => {
    const amount = typedFen(text)
    const isFine = amount !== undefined && amount >= least && amount <= most
    const told = problem(text)
    return text.trim() === '' || isFine ? told === undefined : told !== undefined && told !== ''
  }, typed)

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const hasTag = (text: string) => /<\/?[a-z][^>]*>/i.test(text)
const nowMs = Date.UTC(2026, 10, 21, 4)

const features: Readonly<Record<string, Meeting>> = {
  'src/features/reports/rules.ts: reportFailure': meets(
    (msg, thing) => {
      const told = reportFailure({ kind: 'refused', reason: 'LIMIT', msg, data: {} }, thing)
      return msg === '' ? told !== '' : told === `${msg}，未举报`
    },
    oddText,
    oddText,
  ),
  'src/features/share/picture/rules/plan.ts: linesOf': meets((text) => {
    const lines = pictureLines(text, { size: 10, weight: 400 }, 50, 2, (some) => [...some].length * 10)
    const plain = (some: string) => some.replace(/\s/g, '')
    const kept = plain(lines.join('').replace(/…$/, ''))
    return lines.length <= 2 && lines.every((line) => [...line].length <= 5) && plain(text).startsWith(kept)
  }, oddText),
  'src/features/share/picture/rules/things.ts: thingOf': named(
    (kind) => thingOf(kind, 7)?.of,
    ['sale', 'block', 'shop', 'vote', 'mutual'],
    undefined,
  ),
  'src/features/archive/rules/course.ts: countOf': meets(
    (month) => countOf([{ month: '2026-11', count: 3 }], month) === (month === '2026-11' ? 3 : undefined),
    fc.oneof(oddText, fc.constant('2026-11')),
  ),
  'src/features/archive/rules/course.ts: hashText': meets((hash) => courseHash(hash) === hashText(hash), hex()),
  'src/features/block-market/list/rules.ts: digitsOf': meets(
    (text) => /^([1-9]\d{0,8})?$/.test(blocks.digitsOf(text)),
    fc.oneof(oddText, typed),
  ),
  'src/features/area-text/rules/parts.ts: partsOf': meets(
    (html) => html.endsWith(partsOf(html).join('')) && partsOf(html).every((part) => part.trim() !== ''),
    oddText,
  ),
  'src/features/area-text/rules/help.ts: helpOf': meets(
    (html) =>
      helpOf(html).every(({ title, questions }, at) => (title === '' ? at === 0 : true) && Array.isArray(questions)),
    oddText,
  ),
  'src/features/area-text/rules/help.ts: questionsAbout': meets(
    (words) => questionsAbout(helpOf('<h3>担保是什么？</h3><p>货款先冻结</p>'), words).length <= 1,
    fc.oneof(oddText, fc.constantFrom('担保', '货款', '担保的货款')),
  ),
  'src/features/block-market/list/rules.ts: typedNo': meets(
    (text) => whole(blocks.typedNo(text), 1, 999_999_999),
    typed,
  ),
  'src/features/block-market/list/rules.ts: rangeOf': meets(
    (from, to) => {
      const range = blocks.rangeOf(from, to, typedFen)
      return range === undefined || (range.from ?? 0) <= (range.to ?? Infinity)
    },
    typed,
    typed,
  ),
  'src/features/fund/rules/hash.ts: hashText': meets(
    (hash) => hash.toUpperCase().startsWith(hashText(hash).replace('-', '')) && hashText(hash).length === 9,
    hex(),
  ),
  'src/features/expand/rules/prices.ts: typedCount': meets((text) => whole(typedCount(text), 0, 99), typed),
  'src/features/fund/rules/gift.ts: giftAmount': meets(
    (text) => giftAmount(text, fen(gifts.minFen)) === (text.trim() === '' ? gifts.minFen : typedFen(text)),
    typed,
  ),
  'src/features/fund/rules/spend.ts: backAmount': meets((text) => whole(backAmount(text, fen(5_000)), 1, 5_000), typed),
  'src/features/mutual/rules/form.ts: kindOf': named(kindOf, ['need', 'offer'], 'need'),
  'src/features/mutual/rules/points.ts: typedPoints': meets(
    (text) => whole(typedPoints(text), 0, mutual.maxThanks),
    typed,
  ),
  'src/features/mutual/rules/points.ts: nextPoints': meets(
    (text) => [-1, 1].every((way) => whole(nextPoints(text, way === 1 ? 1 : -1, 10), 10, mutual.maxThanks)),
    typed,
  ),
  'src/features/notices/rules.ts: contentOf': meets(
    (text) => hasTag(text) || !/<(?!\/?p>)/.test(contentOf(text, 'none')),
    oddText,
  ),
  'src/features/notices/rules.ts: typedOf': meets(
    (text) => hasTag(text) || typedOf(contentOf(text, 'none')).text === linesOf(text).join('\n'),
    fc.array(oddText).map((lines) => lines.join('\n')),
  ),
  'src/features/orders/acts/rules.ts: typedCarrier': meets((text) => carriers.includes(typedCarrier(text)), oddText),
  'src/features/orders/acts/rules.ts: boxedTrackingNo': meets((text) => boxedTrackingNo(text).length <= 40, oddText),
  'src/features/orders/acts/rules.ts: wrongNumber': meets(
    (text) =>
      wrongNumber('', text) === undefined &&
      (wrongNumber('sf', text) ?? deliverWords.trackingNo) === deliverWords.trackingNo,
    oddText,
  ),
  'src/features/orders/acts/rules.ts: mayLackWords': meets((text) => typeof mayLackWords(text) === 'boolean', oddText),
  'src/features/orders/acts/rules.ts: reasonText': meets(
    (reason, text) => (text === '' ? reasonText(reason, text) === reason : reasonText(reason, text).endsWith(text)),
    oddText,
    oddText,
  ),
  'src/features/orders/list/rules/groups.ts: groupNamed': meets(
    (name) => [undefined, name].includes(groupNamed(name)),
    oddText,
  ),
  'src/features/pay-password/rules.ts: isEasy': meets(
    (pin) => isEasy(pin) === (/^(\d)\1*$/.test(pin) || '0123456789'.includes(pin) || '9876543210'.includes(pin)),
    fc.oneof(fc.stringMatching(/^\d{6}$/), fc.constantFrom('111111', '123456', '987654')),
  ),
  'src/features/publish/rules/fields.ts: wayOf': named(wayOf, ['online', 'meet', 'post'], 'meet'),
  'src/features/publish/rules/numbers.ts: offerNumbers': meets(
    (price, many) =>
      [offerNumbers(price, many, terms)]
        .flatMap((one) => (one?.after ? [one.amount, one.after.fee, one.after.net] : []))
        .every((one) => Number.isSafeInteger(one) && one >= 0),
    typed,
    typed,
  ),
  'src/features/publish/rules/numbers.ts: qtyIn': meets(
    (value) => qtyIn(value) === (typeof value === 'string' ? typedQty(value) : undefined),
    fc.oneof(odd, typed),
  ),
  'src/features/publish/rules/numbers.ts: itemQtyRule': meets((text) => {
    const told = call(itemQtyRule(() => item).validateFunction, {}, text, { itemId: 1 })
    const many = typedQty(text) ?? 0
    return told === true ? many >= item.minQty && many % item.tick === 0 : typeof told === 'string' && told !== ''
  }, typed),
  'src/features/publish/rules/numbers.ts: betterOpposite': meets(
    (text) => [undefined, item.bestBid].includes(betterOpposite('sale', text, item) ?? undefined),
    typed,
  ),
  'src/features/recharge/rules/amounts.ts: problemOf': amountRule((text) => rechargeProblem(text, money), 100, 20_000),
  'src/features/withdraw/rules/fields.ts: problemOf': amountRule(
    (text) => call(withdrawProblem, text, { ...money, income: fen(30_000) }) as string | undefined,
    100,
    20_000,
  ),
  'src/features/session/login/rules.ts: instantOf': meets(
    (value) => instantOf({ until: value }, 'until') === (typeof value === 'number' ? value : 0) || Number.isNaN(value),
    odd,
  ),
  'src/features/search/rules.ts: withWord': meets(
    (words, q) => {
      const next = withWord(words, q)
      return next[0] === q && next.length <= kept.words && next.filter((word) => word === q).length === 1
    },
    fc.array(oddText),
    oddText,
  ),
  'src/features/search/rules.ts: fitting': meets((text) => {
    const found = fitting([{ name: '东坡社区大米' }, { name: '其他', isOther: true as const }], text)
    return found === undefined || (found.name === '东坡社区大米' && text.trim() !== '')
  }, oddText),
  'src/features/search/rules.ts: isWord': meets(
    (value) => isWord(value) === (typeof value === 'string' && value !== ''),
    odd,
  ),
  'src/features/search/rules.ts: isSeen': meets((value) => !isSeen(value) || typeof value.saleId === 'number', odd),
  'src/features/shop/rules/form.ts: levelOf': named(levelOf, shopLevels, 'stall'),
  'src/features/shop/rules/form.ts: categoryOf': named(categoryOf, shopCategories, 'food'),
  'src/features/vote/rules/written.ts: typedShare': meets((text) => whole(typedShare(text, 50), 50, 100), typed),
  'src/features/vote/rules/written.ts: passShareFor': meets((text) => {
    const share = passShareFor('fund', 'yesno', text)
    return share === text || Number(share) > 0
  }, typed),
  'src/features/wallet/rules/money-kind.ts: moneyKindOf': named(
    moneyKindOf,
    ['available', 'frozen', 'income'],
    'available',
  ),
  'src/features/wallet/rules/periods.ts: rangeOf': meets((id) => {
    const range = rangeOf(id)
    const [from = '', to = ''] = id.split('..')
    return range ? rangeId(range) === id && from <= to : id.length !== 22 || !/^[\d-]*$/.test(from + to) || from > to
  }, rangeIds()),
  'src/features/wallet/rules/periods.ts: periodOf': meets(
    (id) => {
      const period = periodOf(id, nowMs)
      return period === undefined ? rangeOf(id) === undefined : period.id === id && period.from <= period.to
    },
    fc.oneof(oddText, rangeIds(), fc.constantFrom(...periods(nowMs).map(({ id }) => id))),
  ),
}

function hex() {
  return fc.stringMatching(/^[\da-f]{64}$/)
}

function rangeIds() {
  const days = fc.stringMatching(/^\d{4}-\d\d-\d\d$/)
  return fc.oneof(
    oddText,
    fc.tuple(days, days).map(([from, to]) => `${from}..${to}`),
    days.map((day) => `${day}..${day}`),
  )
}

const doors: Readonly<Record<string, Meeting>> = {
  'src/platform/device/rules.ts: isMessengerBrowser': meets(
    (agent) => isMessengerBrowser(`${agent}MicroMessenger/8`),
    oddText,
  ),
  'src/platform/device/rules.ts: platformOf': meets((agent) => platformOf(`${agent} MenpaiApp`) === 'app', oddText),
}

/** Every pure rule of the client that takes a text or an unknown value, by its file and name. */
export const ruleHelpers: Readonly<Record<string, Meeting>> = { ...features, ...doors }
