import * as fc from 'fast-check'
import { cartProblems, isLineOver } from '@contract/block/cart-problems'
import { niceKindOf } from '@contract/block/nice'
import * as digits from '@contract/digits'
import { dayMs, hourMs } from '@contract/durations'
import { isConsolePath } from '@contract/console/rights'
import { plainCrash } from '@contract/crash-text'
import * as fund from '@contract/fund/money'
import * as hours from '@contract/hours'
import { accountWords, ownerOf } from '@contract/ledger/account-words'
import { kindWords } from '@contract/ledger/txn-kinds'
import { needsRenewal } from '@contract/people/sessions'
import * as mayorCount from '@contract/mayor/count'
import { isBarredBy } from '@contract/mayor/in-row'
import { seatFrom, stagesFrom } from '@contract/mayor/stages'
import { isModuleName } from '@contract/modules'
import * as moments from '@contract/moments'
import * as words from '@contract/texts/opening-words'
import * as money from '@contract/money'
import { saysMoney } from '@contract/mutual/wish'
import * as parcels from '@contract/orders/carriers'
import { actTitle, isOrderWait, judgeOf } from '@contract/orders/story'
import { sellerFee } from '@contract/orders/fee'
import { maskedMobile, maskedName } from '@contract/people/masked'
import { typedUnits } from '@contract/people/typed-units'
import { drawnAs, hasInside, isDropped } from '@contract/rich-text/allowed'
import * as colour from '@contract/rich-text/colour'
import { decodeEntities } from '@contract/rich-text/entities'
import * as links from '@contract/rich-text/link'
import { safeHref, safeSource } from '@contract/rich-text/safe-url'
import { readStyle } from '@contract/rich-text/style'
import { tokensOf } from '@contract/rich-text/tokens'
import { contactKind, maskedContact } from '@contract/shop/contact'
import { standards } from '@contract/settings/settings'
import { withdrawFeeOf } from '@contract/settings/withdraw-fee'
import { levelFeeOf, splitOf } from '@contract/shop/money'
import { shopLevels } from '@contract/shop/transitions'
import { signNonce, signText } from '@contract/signing'
import { besideText, percentText, shareText, spanText } from '@contract/spans'
import * as spots from '@contract/spot'
import { signsOf } from '@contract/texts/signs'
import { isPictureKey, pictureKeys } from '@contract/uploads/pictures'
import * as votes from '@contract/vote/count'
import * as receipts from '@contract/vote/receipt'
import { isSupported, maySupport } from '@contract/vote/support'
import { payRequestArgs } from '@contract/wechat-pay'
import { answerOf, call, instant, meets, odd, oddNumber, oddText, oddWhole, type Meeting } from './odd'
import { terms } from '../../support/terms'

const isText = (value: unknown): value is string => typeof value === 'string'
const fen = oddWhole.map(money.fen)
const isExact = (n: number) => Number.isSafeInteger(n) && n >= 0
const isMoneyOrMistake = (make: () => number) => {
  const answer = answerOf(make)
  return answer === 'mistake' || isExact(answer)
}

const carrier = fc.constantFrom(...parcels.carriers)

/** A number of a parcel is plain, or it is none. */
const ofParcels: Readonly<Record<string, Meeting>> = {
  isTrackingNo: meets(
    (by, text) => !parcels.isTrackingNo(by, text) || parcels.plainTrackingNo(text) === text,
    carrier,
    oddText,
  ),
  plainTrackingNo: meets((text) => !/\s/.test(parcels.plainTrackingNo(text)), oddText),
  carrierOfPrefix: meets((text) => [undefined, ...parcels.carriers].includes(parcels.carrierOfPrefix(text)), oddText),
}

const amounts: Readonly<Record<string, Meeting>> = {
  fen: meets((n) => (answerOf(() => money.fen(n)) === 'mistake') !== isExact(n), oddNumber),
  qty: meets((n) => (answerOf(() => money.qty(n)) === 'mistake') !== isExact(n), oddNumber),
  amountOf: meets((a, b) => isMoneyOrMistake(() => money.amountOf(a, money.qty(b))), fen, oddWhole),
  shareOf: meets((a, share) => money.shareOf(a, share) <= a, fen, fc.nat(10_000)),
  plus: meets((a, b) => isMoneyOrMistake(() => money.plus(a, b)), fen, fen),
  minus: meets((a, b) => (answerOf(() => money.minus(a, b)) === 'mistake') === a < b, fen, fen),
  typedUnits: meets((text, decimals) => isExact(typedUnits(text, decimals) ?? 0), oddText, fc.nat(6)),
  sellerFee: meets((a) => sellerFee(a, terms) <= a && sellerFee(a, terms) <= 50_00, fen),
  withdrawFeeOf: meets((a) => withdrawFeeOf(a, standards) >= standards.withdrawFeeLeast, fen),
  splitOf: meets((a, share) => splitOf(a, share).fund + splitOf(a, share).platform === a, fen, fc.nat(10_000)),
  levelFeeOf: meets((level) => levelFeeOf(level, standards) > 0, fc.constantFrom(...shopLevels)),
  freeOf: meets(
    (a, all) =>
      fund.freeOf(a, { votes: all, spends: [] }) ===
      Math.max(
        0,
        all.reduce((left, one) => left - one, a),
      ),
    fc.nat(1e12),
    fc.array(fc.nat(1e12), { maxLength: 9 }),
  ),
  judgeOf: meets((a) => judgeOf({ amount: a, terms }) === (a > 500_00 ? 'operator' : 'arbiter'), oddWhole),
  isLineOver: meets(
    (fault) => isLineOver(fault) === ['gone', 'notOffered', 'bought', 'own'].includes(fault ?? ''),
    fc.constantFrom(...cartProblems, null),
  ),
  niceKindOf: meets((n) => n > 99 || niceKindOf(n) === undefined, fc.nat(9_999)),
  twoDigits: meets((n) => Number(digits.twoDigits(n)) === n && digits.twoDigits(n).length >= 2, oddWhole),
  grouped: meets(
    (n) => digits.grouped(n).replace(/,/g, '') === String(n) && !/\d{4}/.test(digits.grouped(n)),
    oddWhole,
  ),
  spanText: meets(
    (ms) => /^\d+ (天|小时|分钟)$/.test(spanText(ms)),
    oddWhole.filter((ms) => ms < 1e15),
  ),
  besideText: meets((least) => besideText(2_410, least) === `24.1 / ${least} %`, fc.nat(100)),
  percentText: meets((share) => percentText(share) === `${share} %`, fc.nat(100)),
  shareText: meets((share) => Number(shareText(share).slice(0, -1)) === share / 100, fc.nat(1e6)),
}

const oddDay = fc.oneof(oddText, instant.map(moments.calendarDay))
/** Some days of a city, with holidays between. */
const opened = (day: number) => ({ from: day + 8 * hourMs, to: day + 22 * hourMs })
const openings = fc
  .uniqueArray(instant.map(hours.dayStart), { maxLength: 9 })
  .map((days) => days.sort((one, other) => one - other).map(opened))
const clock = /^\d\d:\d\d$/
const times: Readonly<Record<string, Meeting>> = {
  isOpenAt: meets((at) => hours.isOpenAt([], at) === moments.clockText(at) >= '07:00', instant),
  opensAt: meets(
    (all, at) => hours.isOpenAt(all, hours.opensAt(all, at)) && hours.opensAt(all, at) >= at,
    openings,
    instant,
  ),
  beginsAt: meets((all, at) => hours.beginsAt(all, at) >= at, openings, instant),
  closesAt: meets((all, at) => hours.closesAt(all, at) > hours.opensAt(all, at), openings, instant),
  isTradingDay: meets((all, at) => hours.isTradingDay(all, at) || !hours.isOpenAt(all, at), openings, instant),
  openingText: meets((all, at) => /\d\d:\d\d$/.test(words.openingText(all, at)), openings, instant),
  beforeOpenText: meets((all, at) => words.beforeOpenText(all, at).endsWith('开放购买和付款'), openings, instant),
  closesText: meets((all, at) => /^\d\d:\d\d$/.test(words.closesText(all, at) ?? '24:00'), openings, instant),
  dayEnd: meets((at) => hours.dayEnd(at) > at && hours.dayEnd(at) - hours.dayStart(at) === dayMs, instant),
  dayStart: meets(
    (at) => hours.dayStart(at) <= at && hours.startOfDay(moments.calendarDay(at)) === hours.dayStart(at),
    instant,
  ),
  paymentDeadline: meets(
    (all, at, ms) => hours.isOpenAt(all, hours.paymentDeadline(all, at, ms)),
    openings,
    instant,
    fc.nat(1e9),
  ),
  isPayable: meets((until, at) => hours.isPayable(until, at) === at < until, instant, instant),
  startOfDay: meets(
    (day) => Number.isNaN(hours.startOfDay(day)) || hours.dayStart(hours.startOfDay(day)) === hours.startOfDay(day),
    oddDay,
  ),
  monthStart: meets((at, back) => moments.clockText(hours.monthStart(at, back)) === '00:00', instant, fc.nat(99)),
  needsRenewal: meets((end, at) => typeof needsRenewal(end, at) === 'boolean', oddNumber, oddNumber),
  payoutAt: meets((at) => moments.clockText(fund.payoutAt([], at)) === '07:15', instant),
  seatFrom: meets((at, other) => seatFrom(at, other) >= at, instant, instant),
  stagesFrom: meets((at) => {
    const { nominateFrom, voteFrom, voteTo } = stagesFrom(at, 1)
    return at < nominateFrom && nominateFrom < voteFrom && voteFrom < voteTo
  }, instant),
  dayText: meets((at) => /^\d\d-\d\d$/.test(moments.dayText(at)), instant),
  calendarDay: meets((at) => /^\d{4}-\d\d-\d\d$/.test(moments.calendarDay(at)), instant),
  isCalendarDay: meets((day) => !moments.isCalendarDay(day) || /^\d{4}-\d\d-\d\d$/.test(day), oddDay),
  calendarMonth: meets((at) => moments.calendarDay(at).startsWith(moments.calendarMonth(at)), instant),
  dateText: meets((at, now) => moments.calendarDay(at).endsWith(moments.dateText(at, now)), instant, instant),
  clockText: meets((at) => clock.test(moments.clockText(at)), instant),
  momentText: meets((at, now) => moments.fullMoment(at).endsWith(moments.momentText(at, now)), instant, instant),
  endText: meets((at, now) => !moments.endText(at, now).includes('00:00'), instant, instant),
  shortMoment: meets((at) => moments.fullMoment(at).endsWith(moments.shortMoment(at)), instant),
  fullMoment: meets((at) => moments.exactMoment(at).startsWith(moments.fullMoment(at)), instant),
  secondsText: meets((at) => /^:\d\d$/.test(moments.secondsText(at)), instant),
  exactMoment: meets((at) => moments.exactMoment(at).length === '2026-11-23 18:30:05'.length, instant),
}

const rgb = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
const isLegible = (ground: colour.Rgb, one: colour.Rgb) =>
  colour.contrast(ground, colour.legibleOn(ground, one)) >= colour.leastContrast
const texts: Readonly<Record<string, Meeting>> = {
  plainCrash: meets((text) => !/\d{5}/.test(plainCrash(text)) || /\.js:/.test(plainCrash(text)), oddText),
  saysMoney: meets((text) => saysMoney(text, '转账') && [true, false].includes(saysMoney(text)), oddText),
  actTitle: meets((act) => actTitle(act, 'timer').endsWith(act) || act in {}, oddText),
  kindWords: meets((text) => kindWords(text) === text, oddText),
  accountWords: meets(
    (text) => accountWords(text) === text && accountWords(`user:7:${text}`).startsWith('居民 7 '),
    oddText,
  ),
  ownerOf: meets((text) => ownerOf(`user:7:${text}`) === '7' && ownerOf(`area:7:${text}`) === 'area:7', oddText),
  isConsolePath: meets((text) => !isConsolePath(text) || text.startsWith('/admin/'), oddText),
  isModuleName: meets((text) => !isModuleName(text) || /^[a-z]+$/.test(text), oddText),
  isOrderWait: meets((text) => !isOrderWait(text), oddText),
  drawnAs: meets((name) => drawnAs(name) === undefined || /^[a-z\d]+$/.test(name), oddText),
  isDropped: meets((name) => !isDropped(name) || /^[a-z]+$/.test(name), oddText),
  hasInside: meets((name) => hasInside(name) || /^[a-z]+$/.test(name), oddText),
  contrast: meets((a, b) => colour.contrast(a, b) >= 1 && colour.contrast(a, b) <= 21.001, rgb, rgb),
  readColour: meets((text) => (colour.readColour(text) ?? [0]).every((part) => part >= 0 && part <= 255), oddText),
  legibleOn: meets((one) => isLegible(colour.grounds.light, one) && isLegible(colour.grounds.dark, one), rgb),
  cssColour: meets((one) => String(colour.readColour(colour.cssColour(one))) === String(one), rgb),
  decodeEntities: meets((text) => isText(decodeEntities(`&${text};&#${text};`)), oddText),
  withoutUnseen: meets((text) => !/[\u0000-\u0020]/.test(links.withoutUnseen(text)), oddText),
  schemeOf: meets((text) => links.schemeOf(`JavaScript:${text}`) === 'javascript', oddText),
  isOutside: meets((href) => !links.isOutside(href) || isText(href), odd),
  linkActions: meets(
    (href) => isText(href) || links.linkActions(href, { copyLink: true, isTab: true }).length === 0,
    odd,
  ),
  safeHref: meets(
    (text) => safeHref(` java\nscript:${text}`) === undefined && safeHref(`data:${text}`) === undefined,
    oddText,
  ),
  safeSource: meets((text) => safeSource(`data:image/svg+xml,${text}`) === undefined, oddText),
  readStyle: meets((style) => typeof readStyle({ style, color: style, width: style }) === 'object', oddText),
  tokensOf: meets((html) => Array.isArray(tokensOf(`<${html}`)), oddText),
  contactKind: meets((text) => [undefined, 'phone', 'wechat'].includes(contactKind(text)), oddText),
  maskedMobile: meets((text) => !/^\d{11}$/.test(maskedMobile(text)), oddText),
  // An accent belongs to its letter and the parts of a family to one sign: signs are counted, as a reader does.
  maskedName: meets((text) => signsOf(maskedName(text)).length <= 2, oddText),
  maskedContact: meets((text) => text.length < 3 || maskedContact(text) !== text || text.endsWith('****'), oddText),
  signNonce: meets((ak, t) => signNonce({ ak, t, a: 'a' }) === `${ak}${t}a`, oddText, oddNumber),
  signText: meets(
    (ak) => signText('{ak}|{none}', { ak, t: 0, a: '' }, { secretA: '', secretB: '' }) === `${ak}|{none}`,
    oddText,
  ),
  readSpot: meets((text) => spots.readSpot(text) === undefined || spots.isSpot(text), oddText),
  isSpot: meets((text) => !spots.isSpot(text) || /^-?\d/.test(text), oddText),
  spotOf: meets((a, b) => spots.spotOf(a, b) === '' || spots.isSpot(spots.spotOf(a, b)), odd, odd),
  isPictureKey: meets((text) => !isPictureKey(`file/u1/${text}`) || !/\.\.|\/\/|:/.test(text), oddText),
  pictureKeys: meets((text) => pictureKeys(text).join(',') === text, oddText),
  payRequestArgs: meets((text) => payRequestArgs({ prepay_id: text }).package === `prepay_id=${text}`, oddText),
}

const ballots = fc.array(fc.array(fc.nat(4), { maxLength: 3 }).map((choice) => ({ choice: [...new Set(choice)] })))
const papers = fc.array(fc.record({ ranks: fc.array(fc.nat(9), { maxLength: 3 }), times: fc.nat(3) }))
const standing = fc.uniqueArray(fc.integer({ min: 1, max: 9 }))
const rules = { ballot: 'multi', options: 5, maxChoice: 3, minTurnout: 30, passShare: 50 } as const
const counting: Readonly<Record<string, Meeting>> = {
  optionCount: meets((n) => votes.optionCount('multi', n) === n && votes.optionCount('yesno', n) === 2, oddWhole),
  mostChoices: meets((n) => votes.mostChoices({ ballot: 'single', maxChoice: n }) === 1, oddNumber),
  choiceFits: meets(
    (choice) => !votes.choiceFits(rules, choice) || choice.every((one) => one in [1, 2, 3, 4, 5]),
    fc.array(oddNumber),
  ),
  tallyOf: meets((all) => votes.tallyOf(5, all).ballots === all.length, ballots),
  leastBlocks: meets((all, share) => votes.leastBlocks(all, share) * 100 >= all * share, fc.nat(1e9), fc.nat(100)),
  outcomeOf: meets(
    (all, census) => {
      const { result, accepted } = votes.outcomeOf(rules, votes.tallyOf(5, all), census)
      return (result === 'passed') === accepted.length > 0
    },
    ballots,
    fc.nat(99),
  ),
  shownShare: meets((some, all) => votes.shownShare(Math.min(some, all), all) <= 10_000, fc.nat(), fc.nat()),
  yesShareOf: meets(
    (yes, no) => votes.yesShareOf({ ballots: 0, abstain: 0, counts: [yes, no] }) <= 10_000,
    fc.nat(),
    fc.nat(),
  ),
  isPublished: meets((count) => votes.isPublished({ anonymous: false }, count), oddNumber),
  isReceipt: meets((text) => !receipts.isReceipt(text) || text.length === receipts.receiptLength, oddText),
  receiptFrom: meets(
    (bytes) => receipts.isReceipt(receipts.receiptFrom(bytes)),
    fc.array(fc.nat(255), { minLength: 16, maxLength: 16 }),
  ),
  receiptOf: meets((text) => /^[\dA-Z]*$/.test(receipts.receiptOf(text)), oddText),
  receiptGroups: meets(
    (text) => receipts.receiptGroups(receipts.receiptOf(text)).join('') === receipts.receiptOf(text),
    oddText,
  ),
  markText: meets((text) => receipts.markText(1, text).endsWith(text), oddText),
  maySupport: meets((id) => !maySupport({ blockIds: [id], userIds: [] }, id, 0), oddWhole),
  isSupported: meets(
    (count) => isSupported(Array.from({ length: count }, () => ({ isMayor: true }))) === count > 0,
    fc.nat(50),
  ),
  ranksFit: meets(
    (ranks) => !mayorCount.ranksFit([1, 2, 3, 4], ranks) || new Set(ranks).size === ranks.length,
    fc.array(oddNumber),
  ),
  countRanks: meets(
    (who, all) => {
      const { rounds, winner } = mayorCount.countRanks(who, all)
      const whole = all.reduce((sum, { times }) => sum + times, 0)
      return (
        (winner === null || who.includes(winner)) && rounds.every((one) => one.continuing + one.exhausted === whole)
      )
    },
    standing,
    papers,
  ),
  isBarredBy: meets((most) => call(isBarredBy, most, 0) === false, oddNumber),
  isTurnoutEnough: meets((count) => call(mayorCount.isTurnoutEnough, 0, count) === false, oddNumber),
}

/** Every pure helper of the contract that is met with odd values here, by its name. */
export const contractHelpers: Readonly<Record<string, Meeting>> = {
  ...amounts,
  ...ofParcels,
  ...times,
  ...texts,
  ...counting,
}
