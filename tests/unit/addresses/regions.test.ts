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

it.each([
  [110_101, '北京市 东城区'],
  [429_004, '湖北省 仙桃市'],
  [440_305, '广东省 深圳市 南山区'],
  [440_300, undefined],
  [1, undefined],
])('%d is %s', (code, words) => expect(regionText(code)).toBe(words))
