import * as fc from 'fast-check'
import { receiptFrom, receiptLength } from '@contract/vote/receipt'
import { markOf } from '@/lib/ballots/mark'
import { plotsOf } from '@/ui/avatar/plots'
import { foundBallot } from '@/lib/ballots/found'
import * as opens from '@/ui/countdown/opens'
import { remainingText } from '@/ui/countdown/remaining'
import { cx } from '@/ui/cx/cx'
import * as steps from '@/ui/depth/steps'
import * as queue from '@/ui/image-grid/queue'
import { lineOf } from '@/ui/line-chart/line'
import * as maps from '@/ui/map-lines/cadastre'
import { roomy } from '@/ui/map-lines/roomy'
import { seeded } from '@/ui/map-lines/seeded'
import { countHere } from '@/lib/session/count-here'
import { lookOf, transferNotice } from '@/ui/message-box/message'
import { changeText } from '@/ui/points-popup/change-text'
import { entriesOf, menuEntries } from '@/ui/popup-menu/entries'
import { groupsOf } from '@/ui/select-row/groups'
import { distinct, instant, meets, oddNumber, oddText, oddWhole, type Meeting } from './odd'

// What the kit draws and says, whatever the server sends.

/** Path data without a number that is none: a browser stops drawing there. */
const isDrawn = (path: string) => !/NaN|Infinity|undefined|e[+-]/.test(path)
const isUnit = (value: number) => value >= 0 && value <= 1

const receipts = fc.array(fc.nat(255), { minLength: receiptLength, maxLength: receiptLength }).map(receiptFrom)
const choices = fc.array(fc.nat(3), { maxLength: 3 })
const levels = fc.array(fc.record({ price: oddWhole, qty: oddWhole }), { maxLength: 20 })
const points = fc
  .array(fc.record({ atMs: instant, value: oddWhole }), { maxLength: 40 })
  .map((all) => [...all].sort((one, other) => one.atMs - other.atMs))
const side = fc.integer({ min: 100, max: 400 })

const counting: Readonly<Record<string, Meeting>> = {
  untilOpenText: meets(
    (at) => /^(\d{1,2} 小时 \d{1,2} 分|\d{1,2} 分 \d{1,2} 秒)$/.test(opens.untilOpenText([], at)),
    instant,
  ),
  whenOpenText: meets((at) => opens.whenOpenText([], at).endsWith(' 开市'), instant),
  opensText: meets((at) => opens.opensText([], at).endsWith(opens.untilOpenText([], at)), instant),
  opensShortly: meets((at) => /^\d\d:\d\d$/.test(opens.opensShortly([], at)), instant),
  remainingText: meets(
    (left, withSeconds) => /^(\d+ 天 )?\d\d:\d\d(:\d\d)?$/.test(remainingText(left, withSeconds)),
    oddNumber.filter((left) => !Number.isFinite(left) || Math.abs(left) <= Number.MAX_SAFE_INTEGER),
    fc.boolean(),
  ),
  changeText: meets(
    (change) => changeText(change) === (change === 0 ? '不变' : `${change > 0 ? '+' : ''}${change}`),
    fc.maxSafeInteger(),
  ),
}

const choosing: Readonly<Record<string, Meeting>> = {
  // Each choice that is found stands once, under its own group.
  groupsOf: meets(
    (texts, q) => {
      const items = texts.map((text, id) => ({ id, text, group: text.slice(0, 1) }))
      const groups = groupsOf(items, q)
      const shown = groups.flatMap((group) => group.items)
      const isSought = ({ text }: { readonly text: string }) => text.toLowerCase().includes(q.trim().toLowerCase())
      return (
        distinct(shown.map(({ id }) => id)) &&
        items.filter(isSought).every((one) => shown.some(({ id }) => id === one.id))
      )
    },
    fc.array(oddText, { maxLength: 12 }),
    oddText,
  ),
}

const drawing: Readonly<Record<string, Meeting>> = {
  plotsOf: meets((blockNo) => isDrawn(plotsOf(blockNo).body), oddNumber),
  seeded: meets((seed) => isUnit(seeded(seed)()) && seeded(seed)() === seeded(seed)(), oddNumber),
  stepsPath: meets((all) => isDrawn(steps.stepsPath(all, steps.totalQty(all), 0, 160)), levels),
  totalQty: meets((all) => steps.totalQty(all) >= Math.max(0, ...all.map(({ qty }) => qty)), levels),
  lineOf: meets((all) => {
    const line = lineOf(all, 300, 100)
    if (!line) return all.length === 0
    return isDrawn(line.path + line.area) && isUnit(line.last.x) && isUnit(line.last.y) && line.min <= line.max
  }, points),
  cadastre: meets(
    (seed, width, height) => {
      const { lots, mine, near } = maps.cadastre(seed, width, height, [width / 2, height / 2])
      return lots.includes(mine) && near.every((lot) => lot !== mine && lots.includes(lot))
    },
    oddNumber,
    side,
    side,
  ),
  centreOf: meets((seed) => {
    const { mine } = maps.cadastre(seed, 200, 100, [60, 40])
    const [x, y] = maps.centreOf(mine)
    return mine.some(([at]) => at <= x) && mine.some(([, at]) => at <= y)
  }, oddNumber),
  pathOf: meets((seed) => isDrawn(maps.pathOf(maps.cadastre(seed, 200, 100, [60, 40]).lots)), oddNumber),
  roomy: meets((seed) => {
    const sheet = maps.cadastre(seed, 300, 200, [150, 100])
    return roomy(sheet, { width: 300, height: 200 }).every((lot) => sheet.near.includes(lot))
  }, oddNumber),
}

const saying: Readonly<Record<string, Meeting>> = {
  foundBallot: meets(
    (pollId, receipt, mine, theirs, others) => {
      const asked = { pollId, textOf: (choice: readonly number[]) => choice.join() }
      const kept = { receipt, choice: mine } as never
      const ballots = [
        ...others.map((mark) => ({ mark, choice: [] })),
        { mark: markOf(pollId, receipt), choice: theirs },
      ]
      const { isGood } = foundBallot(asked, ballots, kept)
      const isAlike = mine === null || mine.join() === theirs.join()
      return isGood === isAlike && !foundBallot(asked, ballots.slice(0, -1), kept).isGood
    },
    fc.nat(),
    receipts,
    fc.option(choices),
    choices,
    fc.array(oddText),
  ),
  countHere: meets((numbers) => {
    const said = countHere(numbers.map((blockNo) => ({ blockNo })))
    return numbers.length === 0 ? !/\d/.test(said) : said.includes(` ${numbers.length} 个`)
  }, fc.array(oddWhole)),
  cx: meets(
    (names) => !/^ | $| {2}/.test(cx(...names)),
    fc.array(fc.constantFrom<string | false | null | undefined>('a', 'b-c', '', false, null, undefined)),
  ),
  lookOf: meets(
    (content, title, type) => {
      const { buttons } = lookOf({ content, ...(title !== null && { title }), type })
      return (
        buttons.length > 0 && buttons.every(({ text }) => text !== '') && buttons.filter((one) => one.main).length === 1
      )
    },
    fc.oneof(
      oddText,
      oddText.map((text) => `${text}区块已设置转让`),
      oddText.map((text) => `${text}接口升级`),
    ),
    fc.option(oddText),
    fc.constantFrom('ok', 'confirm', 'cancel', 'info'),
  ),
  transferNotice: meets(
    (content) => {
      const notice = transferNotice(content)
      if (!notice) return !content.includes('区块已设置转让')
      const { before, blockNo = '', between, what, rest, then } = notice
      return [before, blockNo, between, what, rest, then].join('') === content
    },
    fc.oneof(
      oddText,
      fc.tuple(oddText, fc.nat(), oddText).map(([a, no, b]) => `${a}${no}${b}区块已设置转让${b}。${a}`),
    ),
  ),
  entriesOf: meets(
    (type, areaId) => distinct(entriesOf(type, areaId).map(({ id }) => id)),
    fc.constantFrom(...(Object.keys(menuEntries) as (keyof typeof menuEntries)[])),
    oddWhole,
  ),
}

/** A list of pictures as a draft or an answer carries it, also with one picture twice. */
const thumbs = fc.oneof(oddText, fc.array(fc.constantFrom('a', 'b', 'c', '')).map(String))
const doors = () => ({
  upload: () => new Promise<never>(() => undefined),
  release: () => undefined,
  onChange: () => undefined,
})

const pictures: Readonly<Record<string, Meeting>> = {
  valueOf: meets(
    (text) => queue.valueOf(queue.createImageQueue(text, doors).slots()) === text.split(',').filter(Boolean).join(),
    thumbs,
  ),
  createImageQueue: meets(
    (before, after) => {
      const images = queue.createImageQueue(before, doors)
      images.adopt(after)
      const slots = images.slots()
      const [first] = slots
      if (first) images.remove(first.key)
      const isRemovedAlone = images.slots().length === Math.max(0, slots.length - 1)
      return queue.valueOf(slots) === after.split(',').filter(Boolean).join() && isRemovedAlone
    },
    thumbs,
    thumbs,
  ),
}

export const pieceHelpers: Readonly<Record<string, Meeting>> = {
  ...counting,
  ...choosing,
  ...drawing,
  ...saying,
  ...pictures,
}
