import type { Lot } from '@/ui/map-lines/cadastre'
import { cadastre, pathOf } from '@/ui/map-lines/cadastre'

/** The corners of a path of closed outlines, as a browser draws them. */
function cornersOf(path: string): number[][] {
  const corners: number[][] = []
  let [x, y] = [0, 0]
  for (const outline of path.split('z').filter((part) => part !== '')) {
    expect(outline.startsWith('m')).toBe(true)
    const ways = (outline.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const start = [x + (ways[0] ?? 0), y + (ways[1] ?? 0)]
    for (let at = 0; at < ways.length; at += 2) {
      ;[x, y] = [x + (ways[at] ?? 0), y + (ways[at + 1] ?? 0)]
      corners.push([x, y])
    }
    ;[x, y] = [start[0] ?? 0, start[1] ?? 0]
  }
  return corners
}

it.each([1, 32_537, 3253 * 10_007 + 128])('draws every lot where it lies, to a twentieth of a unit (%i)', (seed) => {
  const { lots } = cadastre(seed, 375, 270, [282, 190], 1.7)
  const corners = cornersOf(pathOf(lots))
  expect(corners).toHaveLength(lots.length * 4)
  for (const [at, corner] of lots.flat().entries())
    for (const axis of [0, 1] as const) expect(Math.abs((corners[at]?.[axis] ?? 0) - corner[axis])).toBeLessThan(0.051)
})

it('is shorter than by the places of the corners, and leaves out what needs no sign', () => {
  const lot: Lot = [
    [10.04, 20],
    [20.5, 19.5],
    [20.8, 30],
    [10.3, 30.5],
  ]
  expect(pathOf([lot])).toBe('m10 20 10.5-.5 .3 10.5-10.5 .5z')
  const { lots } = cadastre(7, 375, 270, [282, 190], 1.7)
  expect(pathOf(lots).length / lots.length).toBeLessThan(36)
})
