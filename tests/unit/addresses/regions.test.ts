import type { Region } from '@contract/endpoints/people/addresses'
import { regionsIn, regionText } from '../../../server/modules/addresses/rules'

function lastOnes(code?: number): readonly Region[] {
  const step = regionsIn(code)
  if (!step) throw new Error(`no region ${code}`)
  return step.parts.flatMap((part) => (part.words === null ? lastOnes(part.code) : [part]))
}

it('every region that is not divided further is reached in three steps at most, and has words', () => {
  const last = lastOnes()
  expect(last.length).toBeGreaterThan(2_800)
  expect(new Set(last.map(({ code }) => code)).size).toBe(last.length)
  for (const { code, name } of last) {
    const words = regionText(code) ?? ''
    expect(words.endsWith(name)).toBe(true)
    expect(words).not.toMatch(/直辖县|undefined| 县 /)
    expect(regionsIn(code)?.way.length).toBeLessThanOrEqual(3)
  }
})

const plain = (regions: readonly Region[] | undefined) =>
  regions?.map(({ code, name, words }) => `${code} ${name}${words === null ? '' : ` = ${words}`}`)

describe('a step of the choice', () => {
  it('begins with the provinces of the whole country, none of which is an address by itself', () => {
    const whole = regionsIn()
    expect(whole?.way).toEqual([])
    expect(plain(whole?.parts.slice(0, 3))).toEqual(['110000 北京市', '120000 天津市', '130000 河北省'])
    expect(whole?.parts).toHaveLength(34)
    expect(regionsIn(0)).toEqual(whole)
  })

  it('shows the way to where it is, and what lies there: the cities of a province, the districts of a city', () => {
    const province = regionsIn(440_000)
    expect(plain(province?.way)).toEqual(['440000 广东省'])
    expect(plain(province?.parts.slice(0, 3))).toEqual(['440100 广州市', '440200 韶关市', '440300 深圳市'])
    const city = regionsIn(440_300)
    expect(plain(city?.way)).toEqual(['440000 广东省', '440300 深圳市'])
    expect(plain(city?.parts.slice(0, 2))).toEqual([
      '440303 罗湖区 = 广东省 深圳市 罗湖区',
      '440304 福田区 = 广东省 深圳市 福田区',
    ])
    expect(city?.parts).toHaveLength(9)
  })

  it('ends at a district, in which nothing lies', () => {
    const district = regionsIn(440_305)
    expect(plain(district?.way)).toEqual(['440000 广东省', '440300 深圳市', '440305 南山区 = 广东省 深圳市 南山区'])
    expect(district?.parts).toEqual([])
  })

  it('is taken at once where there is one choice that is divided further, as the one city of Beijing is', () => {
    expect(plain(regionsIn(110_000)?.way)).toEqual(['110000 北京市', '110100 北京市'])
    expect(plain(regionsIn(110_000)?.parts.slice(0, 1))).toEqual(['110101 东城区 = 北京市 东城区'])
    expect(regionsIn(110_000)).toEqual(regionsIn(110_100))
  })

  it('is left to the reader where the one choice is the last one, as Jiyuan is', () => {
    const step = regionsIn(419_000)
    expect(plain(step?.way)).toEqual(['410000 河南省', '419000 省直辖县'])
    expect(plain(step?.parts)).toEqual(['419001 济源市 = 河南省 济源市'])
  })

  it.each([-1, 1, 440_399, 449_900, 990_000])('is none for %d, which is no region', (code) =>
    expect(regionsIn(code)).toBeUndefined(),
  )
})

it.each([
  [110_101, '北京市 东城区'],
  [429_004, '湖北省 仙桃市'],
  [440_305, '广东省 深圳市 南山区'],
  [440_300, undefined],
  [0, undefined],
  [1, undefined],
])('%d is %s', (code, words) => expect(regionText(code)).toBe(words))
