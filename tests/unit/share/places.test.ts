import { fen } from '@contract/money'
import type { Facts } from '@/features/share/picture/rules/facts'
import type { Mark } from '@/features/share/picture/rules/plan'
import { planPicture } from '@/features/share/picture/rules/plan'
import { cadastre, centreOf } from '@/ui/map-lines/cadastre'
import { halves, measure, riceFacts } from './given'

const given = { siteName: '门牌社区', hasPhoto: true, width: halves }
const marksOf = (more: Partial<Facts> = {}, changed: Partial<typeof given> = {}): readonly Mark[] => {
  const { siteName, hasPhoto, width } = { ...given, ...changed }
  return planPicture({ facts: riceFacts(more), siteName, code: [[true]], hasPhoto }, width).marks
}

/** A number may be off by what a computer rounds. */
const about = (value: unknown): unknown => (typeof value === 'number' ? expect.closeTo(value) : value)

/** The one text with these words. */
function written(marks: readonly Mark[], words: string) {
  const found = marks.filter((mark) => mark.kind === 'text' && mark.text === words)
  expect([words, found.length]).toEqual([words, 1])
  return found[0]
}

/** Where the lines below the picture begin, how high each is: its middle and its letters. */
const linesBelow = (more: Partial<Facts>, top: number) =>
  marksOf(more).flatMap((mark) =>
    mark.kind === 'text' && mark.x === 48 && mark.y > top ? [[mark.text, mark.y, mark.pen.size, mark.ink]] : [],
  )

describe('the head', () => {
  it('has the mark at the left edge, the name of the product beside it, the city at the right edge', () => {
    expect(marksOf().slice(1, 5)).toEqual([
      { kind: 'fill', ink: 'plate', x: 48, y: 42, w: 28, h: 28 },
      { kind: 'frame', ink: 'on-fill', line: 1.5, x: 52, y: 46, w: 20, h: 20 },
      { kind: 'text', text: '门牌社区', x: 92, y: 56, pen: { size: 32, weight: 600 }, ink: 'ink' },
      { kind: 'text', text: '测试城', x: 660, y: 56, pen: { size: 28, weight: 400 }, ink: 'ink-2' },
    ])
  })

  it('gives half of its width to the name, and somewhat less to the city', () => {
    const headOf = (site: string, area: string) => marksOf({ areaName: area }, { siteName: site }).slice(3, 5)
    expect(headOf('门'.repeat(20), '城'.repeat(19))).toMatchObject([
      { text: '门'.repeat(20), x: 92 },
      { text: '城'.repeat(19), x: 436 },
    ])
    expect(headOf('门'.repeat(21), '城'.repeat(20))).toMatchObject([
      { text: `${'门'.repeat(19)}…`, x: 92 },
      { text: `${'城'.repeat(18)}…`, x: 436 },
    ])
  })
})

describe('the picture', () => {
  const area = { x: 48, y: 112, w: 654, h: 490 }
  const paper = { kind: 'fill', ink: 'paper', ...area }

  it('is the photo between the edges, with no plate on it', () => {
    const [, , , , , ground, photo, next] = marksOf({ figure: undefined }, { hasPhoto: true })
    expect([ground, photo]).toEqual([paper, { kind: 'photo', ...area }])
    expect(next).toMatchObject({ ink: 'primary-wash', y: 634 })
  })

  it.each([
    ['of one sign', 7, 320],
    ['of three signs', 128, 320],
    ['of four signs', 3021, 352],
  ])('without a photo is the map, where a plate %s hangs in the middle of its plot', (_, blockNo, wide) => {
    const { lots, mine } = cadastre(32_530_000 + blockNo, 654, 490, [327, 245], 3)
    const [across, down] = centreOf(mine)
    const plate = { x: 48 + across - wide / 2, y: 112 + down - 88, w: wide, h: 176 }
    const text = String(blockNo)
    const expected = [
      paper,
      { kind: 'lots', ink: 'line-2', lots, ...area },
      { kind: 'fill', ink: 'sheet', ...plate },
      { kind: 'frame', ink: 'line-ctl', line: 2, ...plate },
      {
        kind: 'text',
        text,
        x: 48 + across - 28 * text.length,
        y: 112 + down,
        pen: { size: 112, weight: 600 },
        ink: 'ink',
      },
      { kind: 'frame', ink: 'line', line: 2, x: plate.x + 12, y: plate.y + 12, w: wide - 24, h: 152 },
    ]
    for (const [at, mark] of marksOf({ blockNo }, { hasPhoto: false }).slice(5, 11).entries()) {
      const near = Object.entries(expected[at] ?? {}).map(([name, value]) => [name, about(value)])
      expect(Object.entries(mark).sort()).toEqual(near.sort())
    }
  })

  it.each([
    ['left', 12_345_698, 72],
    ['right', 12_345_679, 102],
  ])('keeps a wide plate off its %s edge', (_, blockNo, x) => {
    expect(marksOf({ blockNo }, { hasPhoto: false })[7]).toMatchObject({ ink: 'sheet', x, w: 576 })
  })

  it('keeps a plate of nine digits off both edges, with smaller figures', () => {
    const marks = marksOf({ blockNo: 999_999_999 }, { hasPhoto: false, width: measure })
    expect(marks[7]).toMatchObject({ ink: 'sheet', x: 72, w: 606 })
    expect(marks[9]).toMatchObject({ text: '999999999', pen: { size: 107, weight: 600 } })
  })
})

describe('the price', () => {
  const price = (text: string, x: number) => ({ text, x, y: 666, pen: { size: 64, weight: 600 }, ink: 'ink' })
  const cents = (text: string, x: number) => ({
    text,
    x,
    y: about(674.4),
    pen: { size: 40, weight: 600 },
    ink: 'ink',
  })
  const small = (text: string, x: number) => ({
    text,
    x,
    y: about(678.6),
    pen: { size: 28, weight: 400 },
    ink: 'ink-3',
  })
  const firstOf = (figure: Facts['figure'], count: number) => marksOf({ figure }).slice(7, 7 + count)

  it('has its yuan large, what is smaller on the same line, and the tag behind it', () => {
    expect(firstOf({ amount: fen(680), before: '', per: '/ 千克' }, 6)).toMatchObject([
      cents('¥', 48),
      price('6', 72),
      cents('.80', 104),
      small('/ 千克', 180),
      { kind: 'fill', ink: 'primary-wash', x: 252, y: 644, w: 52, h: 44 },
      { kind: 'text', text: '出售', x: 266, y: 666, pen: { size: 24, weight: 400 }, ink: 'primary-ink' },
    ])
  })

  it('has before it what it is of, and leaves no gap for a word that is not there', () => {
    expect(firstOf({ amount: fen(123_456_789), before: '支出', per: '' }, 5)).toMatchObject([
      small('支出', 48),
      cents('¥', 92),
      price('1,234,567', 116),
      cents('.89', 404),
      { kind: 'fill', ink: 'primary-wash', x: 480 },
    ])
  })

  it('is not there for what costs nothing: the tag stands at the left edge in a lower row', () => {
    expect(marksOf({ figure: undefined, tag: '求助中' }).slice(7, 9)).toMatchObject([
      { kind: 'fill', ink: 'primary-wash', x: 48, y: 634, w: 64, h: 44 },
      { kind: 'text', text: '求助中', x: 62, y: 656 },
    ])
    expect(written(marksOf({ figure: undefined }), '北郊农场 当季新米')).toMatchObject({ y: 720 })
  })
})

describe('the words', () => {
  it('are title, facts, and what the author wrote, one below another', () => {
    expect(linesBelow({}, 700).slice(0, 4)).toEqual([
      ['北郊农场 当季新米', 740, 44, 'ink'],
      ['还剩 12.5 千克', 800, 28, 'ink-2'],
      ['当面 · 北门', 844, 28, 'ink-2'],
      ['上周碾的新米，每袋 5 千克，可散称。', 888, 28, 'ink-3'],
    ])
    expect(written(marksOf(), '北郊农场 当季新米')).toMatchObject({ pen: { size: 44, weight: 600 } })
    expect(written(marksOf(), '当面 · 北门')).toMatchObject({ pen: { size: 28, weight: 400 } })
  })

  it('fill two lines of a title, one of a fact, two of a text', () => {
    const [title, fact, text] = ['题'.repeat(58), '事'.repeat(46), '文'.repeat(92)]
    expect(linesBelow({ title, lines: [fact], text }, 700).slice(0, 5)).toEqual([
      ['题'.repeat(29), 740, 44, 'ink'],
      ['题'.repeat(29), 800, 44, 'ink'],
      [fact, 860, 28, 'ink-2'],
      ['文'.repeat(46), 904, 28, 'ink-3'],
      ['文'.repeat(46), 948, 28, 'ink-3'],
    ])
  })

  it('are cut when they have one sign more', () => {
    const longer = { title: '题'.repeat(59), lines: ['事'.repeat(47)], text: '文'.repeat(93) }
    expect(linesBelow(longer, 700).slice(0, 5)).toEqual([
      ['题'.repeat(29), 740, 44, 'ink'],
      [`${'题'.repeat(28)}…`, 800, 44, 'ink'],
      [`${'事'.repeat(45)}…`, 860, 28, 'ink-2'],
      ['文'.repeat(46), 904, 28, 'ink-3'],
      [`${'文'.repeat(45)}…`, 948, 28, 'ink-3'],
    ])
  })
})
