import jsQR from 'jsqr'
import { codeOf } from '@/features/share/picture/rules/code'
import type { Facts } from '@/features/share/picture/rules/facts'
import type { Mark, Plan } from '@/features/share/picture/rules/plan'
import { linesOf, partOf, planPicture, width } from '@/features/share/picture/rules/plan'
import { measure, riceFacts } from './given'

const address = 'https://app.example.com/#/pages/index/salePay?refereeId=128&saleId=60'

const planOf = (more: Partial<Facts> = {}, { link = address, hasPhoto = false, siteName = '门牌社区' } = {}): Plan =>
  planPicture({ facts: riceFacts(more), siteName, code: codeOf(link), hasPhoto }, measure)

type Text = Extract<Mark, { readonly kind: 'text' }>
const textsOf = ({ marks }: Plan): readonly Text[] => marks.filter((mark): mark is Text => mark.kind === 'text')
const wordsOf = (plan: Plan) => textsOf(plan).map(({ text }) => text)

type Fill = Extract<Mark, { readonly kind: 'fill' }>

/** So much around the code, in units: a reader needs four modules of light. */
const around = 24

/** What a reader makes of the lower end of the picture: its dark and light grounds at two pixels a unit. */
function read({ height, marks }: Plan): string | undefined {
  const fills = marks.filter((mark): mark is Fill => mark.kind === 'fill')
  const top = Math.min(...fills.filter(({ ink }) => ink === 'ink').map(({ y }) => y)) - around
  const [across, down] = [width * 2, (height - top) * 2]
  const pixels = new Uint8ClampedArray(across * down * 4).fill(255)
  // The reader looks at no transparency.
  for (const { ink, x, y, w, h } of fills)
    for (let row = Math.max(0, (y - top) * 2); row < (y + h - top) * 2; row += 1)
      pixels.fill(ink === 'ink' ? 0 : 255, (row * across + x * 2) * 4, (row * across + (x + w) * 2) * 4)
  return jsQR(pixels, across, down)?.data
}

describe('the plan of a picture', () => {
  it('says kind, title, price, facts, the block and the city, and how the code is read', () => {
    expect(wordsOf(planOf())).toEqual([
      '门牌社区',
      '测试城',
      '3021',
      '¥',
      '6',
      '.80',
      '/ 千克',
      '出售',
      '北郊农场 当季新米',
      '还剩 12.5 千克',
      '当面 · 北门',
      '上周碾的新米，每袋 5 千克，可散称。',
      '3021',
      '扫码查看',
      '长按识别，或用微信扫一扫',
    ])
  })

  it('has the photo where there is one, and the plot of its block on the map where there is none', () => {
    const kinds = (plan: Plan) => new Set(plan.marks.map(({ kind }) => kind))
    expect(kinds(planOf({}, { hasPhoto: true }))).toEqual(new Set(['fill', 'frame', 'text', 'photo']))
    expect(kinds(planOf())).toEqual(new Set(['fill', 'frame', 'text', 'lots']))
  })

  it('cuts a long title after two lines, and every other text after its own', () => {
    const long = '很长的标题'.repeat(12)
    const words = wordsOf(
      planOf({ title: long, lines: [long], text: long.repeat(2), areaName: long }, { siteName: long }),
    )
    expect(words.filter((text) => text.endsWith('…'))).toHaveLength(5)
    expect(words.filter((text) => long.startsWith(text))).toHaveLength(2)
  })

  it('writes nothing beyond its edges, and nothing over another text', () => {
    const long = '很长的字 and Latin words '.repeat(9)
    for (const plan of [
      planOf(),
      planOf({ title: long, lines: [long, long, long], text: long, areaName: long, blockNo: 999_999_999 }),
    ]) {
      for (const { text, x, y, pen } of textsOf(plan)) {
        expect([text, x >= 48, x + measure(text, pen) <= width - 48 + 0.001]).toEqual([text, true, true])
        expect(y + pen.size / 2).toBeLessThan(plan.height)
      }
      const rows = textsOf(plan).filter(({ x }) => x === 48)
      for (const [at, { y, pen }] of rows.slice(1).entries()) {
        const above = rows[at]
        expect(y - pen.size / 2).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.pen.size ?? 0) / 2)
      }
    }
  })

  it('is as high as its words', () => {
    const bare = { figure: undefined, lines: [], text: '' }
    expect(planOf(bare).height).toBeLessThan(planOf().height)
    expect(planOf().height).toBeLessThan(1400)
  })

  it('is the same for the same thing', () => {
    expect(planOf()).toEqual(planOf())
  })

  it.each([
    ['a short address', 'http://127.0.0.1:3000/#/pages/block/info?id=1'],
    ['that of a listing', address],
    [
      'a long one',
      `https://${'very-long-name.'.repeat(4)}example.com/market/#/pages/mutual/info?refereeId=999999999999999&id=999999999999999`,
    ],
  ])('has a code that leads to %s', (_, link) => {
    expect(read(planOf({}, { link }))).toBe(link)
    expect(read(planOf({}, { link, hasPhoto: true }))).toBe(link)
  })

  it('has a code whose edges fall between pixels', () => {
    for (const mark of planOf().marks) {
      if (mark.kind !== 'fill' || mark.ink !== 'ink') continue
      for (const length of [mark.x, mark.y, mark.w]) expect(Number.isInteger(length * 2)).toBe(true)
    }
  })
})

describe('lines of a text', () => {
  const pen = { size: 10, weight: 400 } as const
  it.each([
    ['', 3, []],
    ['  \n ', 3, []],
    ['一二三', 1, ['一二三']],
    ['一二三四五六', 2, ['一二三四五', '六']],
    ['一二三四五六', 1, ['一二三四…']],
    ['一二三四五', 1, ['一二三四五']],
    ['一二三四五六七八九十', 2, ['一二三四五', '六七八九十']],
    ['一二三四五六七八九十甲', 2, ['一二三四五', '六七八九…']],
    ['一二\n三四', 2, ['一二 三四']],
    [' 一二 \n\n 三四 ', 1, ['一二 三四']],
    ['一二三四 五六', 2, ['一二三四', '五六']],
    ['一二三四五 六', 2, ['一二三四五', '六']],
    ['一二三 四五六', 1, ['一二三…']],
    ['😀😀😀😀😀😀', 2, ['😀😀😀😀😀', '😀']],
    // No line begins with what ends a word.
    ['一二三四五。六', 2, ['一二三四', '五。六']],
    ['一二三四五六七八九。', 3, ['一二三四五', '六七八九。']],
  ])('%j in %d', (text, most, lines) => {
    expect(linesOf(text, pen, 50, most, measure)).toEqual(lines)
  })

  it('has a sign on each line where not even one fits', () => {
    expect(linesOf('一二', pen, 5, 3, measure)).toEqual(['一', '二'])
    expect(linesOf('一二', pen, 5, 1, measure)).toEqual(['…'])
  })
})

it.each([
  [
    { width: 1000, height: 1000 },
    { x: 0, y: 250, w: 1000, h: 500 },
  ],
  [
    { width: 4000, height: 1000 },
    { x: 1000, y: 0, w: 2000, h: 1000 },
  ],
  [
    { width: 200, height: 100 },
    { x: 0, y: 0, w: 200, h: 100 },
  ],
])('the middle of a photo of %j fills the box', (photo, part) => {
  expect(partOf(photo, { w: 500, h: 250 })).toEqual(part)
})
