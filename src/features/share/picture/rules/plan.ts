import { signsOf } from '@contract/texts/signs'
import { yuanText } from '@/lib/format/yuan'
import { cadastre, centreOf } from '@/ui/map-lines/cadastre'
import type { Lot } from '@/ui/map-lines/cadastre'
import type { pictureInks } from '@/ui/theme/picture-inks'
import { pictureCopy as copy } from '../copy'
import type { Modules } from './code'
import type { Facts } from './facts'

export type Ink = keyof typeof pictureInks

/** How a text is written; sizes in units of the picture. */
export interface Pen {
  readonly size: number
  readonly weight: 400 | 500 | 600
}

/** How wide a text is with this pen, in units. */
export type Measure = (text: string, pen: Pen) => number

interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** One thing that is drawn, in the order of the plan. A text stands on the middle of its line. */
export type Mark =
  | ({ readonly kind: 'fill'; readonly ink: Ink } & Area)
  | ({ readonly kind: 'frame'; readonly ink: Ink; readonly line: number } & Area)
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly pen: Pen
      readonly ink: Ink
    }
  | ({ readonly kind: 'photo' } & Area)
  | ({ readonly kind: 'lots'; readonly lots: readonly Lot[]; readonly ink: Ink } & Area)

export interface Plan {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

export interface Given {
  readonly facts: Facts
  readonly siteName: string
  readonly code: Modules
  readonly hasPhoto: boolean
}

/** Units are those of the design: 750 to the width of a phone. */
export const width = 750
const gutter = 48
const inner = width - 2 * gutter
const right = width - gutter
const photoHeight = 490
/** The side of the code, at most: whole half units to a module, so that its edges fall between pixels. */
const codeSide = 220

const words = {
  site: { size: 32, weight: 600 },
  area: { size: 28, weight: 400 },
  tag: { size: 24, weight: 400 },
  title: { size: 44, weight: 600 },
  amount: { size: 64, weight: 600 },
  cents: { size: 40, weight: 600 },
  small: { size: 28, weight: 400 },
  plate: { size: 112, weight: 600 },
  plateM: { size: 32, weight: 600 },
  scan: { size: 34, weight: 600 },
  how: { size: 24, weight: 400 },
} as const satisfies Readonly<Record<string, Pen>>

/** How far a smaller sign is lowered, as a part of the difference of their sizes, so that both stand on one line. */
const sinking = 0.35

/** How many signs of a text fit from its beginning, with this behind them. */
function fitting(signs: readonly string[], isRoomFor: (text: string) => boolean, end = ''): number {
  let count = 0
  while (count < signs.length && isRoomFor(`${signs.slice(0, count + 1).join('')}${end}`)) count += 1
  return count
}

/** The text as far as it fits, with … when it was cut. */
function cut(text: string, pen: Pen, room: number, measure: Measure): string {
  const isRoomFor = (part: string) => measure(part, pen) <= room
  if (isRoomFor(text)) return text
  const signs = signsOf(text)
  return `${signs
    .slice(0, fitting(signs, isRoomFor, '…'))
    .join('')
    .trimEnd()}…`
}

/** What no line begins with: it belongs to the word before it. */
const cannotBegin = (sign = ''): boolean => /^[。，、；：？！…）》」』】”’.,;:?!)%]/u.test(sign)

/** Lines that a text fills, at most so many; the last one is cut when there is more. Line ends of its author are spaces. */
export function linesOf(text: string, pen: Pen, room: number, most: number, measure: Measure): readonly string[] {
  const isRoomFor = (part: string) => measure(part, pen) <= room
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '' && lines.length < most - 1) {
    const signs = signsOf(rest)
    let taken = Math.max(1, fitting(signs, isRoomFor))
    while (taken > 1 && cannotBegin(signs[taken])) taken -= 1
    lines.push(signs.slice(0, taken).join('').trimEnd())
    rest = signs.slice(taken).join('').trimStart()
  }
  return rest === '' ? lines : [...lines, cut(rest, pen, room, measure)]
}

/** What is drawn from the top downward. */
class Column {
  readonly marks: Mark[] = []
  y = 0

  constructor(readonly measure: Measure) {}

  put(...marks: readonly Mark[]): void {
    this.marks.push(...marks)
  }

  /** A line of text with its height, at the left edge. */
  line(text: string, pen: Pen, ink: Ink, height: number): void {
    this.put({ kind: 'text', text, x: gutter, y: this.y + height / 2, pen, ink })
    this.y += height
  }
}

/** The mark, the product's name, the city. */
function putHead(column: Column, { siteName, facts }: Given): void {
  const middle = 56
  column.put(
    { kind: 'fill', ink: 'plate', x: gutter, y: middle - 14, w: 28, h: 28 },
    { kind: 'frame', ink: 'on-fill', line: 1.5, x: gutter + 4, y: middle - 10, w: 20, h: 20 },
  )
  const room = inner / 2
  const site = cut(siteName, words.site, room, column.measure)
  column.put({ kind: 'text', text: site, x: gutter + 44, y: middle, pen: words.site, ink: 'ink' })
  const area = cut(facts.areaName, words.area, room - 60, column.measure)
  const x = right - column.measure(area, words.area)
  column.put({ kind: 'text', text: area, x, y: middle, pen: words.area, ink: 'ink-2' })
  column.y = 112
}

/** A door plate of somebody else: white, outlined. Source: design §1 (solid blue is oneself), §3 (plate). */
function putPlate(column: Column, blockNo: number, at: Area, pen: Pen): void {
  const text = String(blockNo)
  const x = at.x + (at.w - column.measure(text, pen)) / 2
  column.put(
    { kind: 'fill', ink: 'sheet', ...at },
    { kind: 'frame', ink: 'line-ctl', line: 2, ...at },
    { kind: 'text', text, x, y: at.y + at.h / 2, pen, ink: 'ink' },
  )
}

/** The photo, or the plot of the block on the map of its city with its plate. */
function putPicture(column: Column, { facts, hasPhoto }: Given): void {
  const area = { x: gutter, y: column.y, w: inner, h: photoHeight }
  column.y += photoHeight
  column.put({ kind: 'fill', ink: 'paper', ...area })
  if (hasPhoto) {
    column.put({ kind: 'photo', ...area })
    return
  }
  const { lots, mine } = cadastre(
    facts.areaId * 10_000 + facts.blockNo,
    inner,
    photoHeight,
    [inner / 2, photoHeight / 2],
    3,
  )
  column.put({ kind: 'lots', ink: 'line-2', lots, ...area })
  const [atX, atY] = centreOf(mine)
  const wide = column.measure(String(facts.blockNo), words.plate)
  // A number of nine digits has less beside it and smaller figures, so that its plate keeps within the picture, and they within the plate.
  const plateWidth = Math.min(inner - 48, Math.max(320, wide + 128))
  const size = Math.floor(words.plate.size * Math.min(1, (plateWidth - 64) / wide))
  const x = area.x + Math.min(inner - plateWidth - 24, Math.max(24, atX - plateWidth / 2))
  // A plot in the middle is nowhere near the upper and the lower edge.
  const plate = { x, y: area.y + atY - 88, w: plateWidth, h: 176 }
  putPlate(column, facts.blockNo, plate, { ...words.plate, size })
  column.put({ kind: 'frame', ink: 'line', line: 2, x: x + 12, y: plate.y + 12, w: plateWidth - 24, h: 152 })
}

/** What kind of thing it is, in a row of its own or after the price. */
function putTag(column: Column, tag: string, x: number, middle: number): void {
  const w = column.measure(tag, words.tag) + 28
  column.put(
    { kind: 'fill', ink: 'primary-wash', x, y: middle - 22, w, h: 44 },
    { kind: 'text', text: tag, x: x + 14, y: middle, pen: words.tag, ink: 'primary-ink' },
  )
}

/** A price as the app writes it, its yuan large; smaller signs stand on the same line. Returns where it ends. */
function putFigure(column: Column, { amount, before, per }: NonNullable<Facts['figure']>, middle: number): number {
  const price = yuanText(amount)
  let x = gutter
  const write = (text: string, pen: Pen, ink: Ink, gap: number) => {
    if (text === '') return
    const y = middle + (words.amount.size - pen.size) * sinking
    column.put({ kind: 'text', text, x, y, pen, ink })
    x += column.measure(text, pen) + gap
  }
  write(before, words.small, 'ink-3', 16)
  write('¥', words.cents, 'ink', 4)
  write(price.slice(0, -3), words.amount, 'ink', 0)
  write(price.slice(-3), words.cents, 'ink', 16)
  write(per, words.small, 'ink-3', 16)
  return x
}

/** What it is, in words, in the order of a listing's page. Source: mockup 03-listing. */
function putWords(column: Column, { facts }: Given): void {
  const { measure } = column
  column.y += 24
  const height = facts.figure ? 80 : 60
  const middle = column.y + height / 2
  const end = facts.figure ? putFigure(column, facts.figure, middle) : gutter
  putTag(column, facts.tag, end, middle)
  column.y += height + 4
  for (const line of linesOf(facts.title, words.title, inner, 2, measure)) column.line(line, words.title, 'ink', 60)
  column.y += 8
  for (const line of facts.lines) column.line(cut(line, words.small, inner, measure), words.small, 'ink-2', 44)
  for (const line of linesOf(facts.text, words.small, inner, 2, measure)) column.line(line, words.small, 'ink-3', 44)
}

/** The code, and beside it whose it is and how it is read. */
function putFoot(column: Column, { facts, code }: Given): void {
  column.y += 32
  column.put({ kind: 'fill', ink: 'line', x: gutter, y: column.y, w: inner, h: 2 })
  column.y += 40
  const unit = Math.floor((codeSide * 2) / code.length) / 2
  const side = unit * code.length
  const left = right - side
  const top = column.y
  for (const [row, modules] of code.entries())
    for (const [at, isDark] of modules.entries())
      if (isDark) column.put({ kind: 'fill', ink: 'ink', x: left + at * unit, y: top + row * unit, w: unit, h: unit })
  const no = String(facts.blockNo)
  const plate = { x: gutter, y: top + 12, w: column.measure(no, words.plateM) + 44, h: 52 }
  putPlate(column, facts.blockNo, plate, words.plateM)
  column.put({ kind: 'text', text: copy.scan, x: gutter, y: top + 112, pen: words.scan, ink: 'ink' })
  column.put({ kind: 'text', text: copy.how, x: gutter, y: top + 156, pen: words.how, ink: 'ink-3' })
  column.y += side + 48
}

/**
 * What is written and drawn where on a picture to share, in units of the design. Long words are cut; a picture is as high as its words
 * need. Our decision: docs/decisions/0095-sharing.md
 */
export function planPicture(given: Given, measure: Measure): Plan {
  const column = new Column(measure)
  putHead(column, given)
  putPicture(column, given)
  putWords(column, given)
  putFoot(column, given)
  const ground: Mark = { kind: 'fill', ink: 'sheet', x: 0, y: 0, w: width, h: column.y }
  return { width, height: column.y, marks: [ground, ...column.marks] }
}

/** The part of a photo that fills a box without being stretched: its middle. */
export function partOf(
  photo: { readonly width: number; readonly height: number },
  { w, h }: Pick<Area, 'w' | 'h'>,
): Area {
  const scale = Math.min(photo.width / w, photo.height / h)
  const [partW, partH] = [w * scale, h * scale]
  return { x: (photo.width - partW) / 2, y: (photo.height - partH) / 2, w: partW, h: partH }
}
