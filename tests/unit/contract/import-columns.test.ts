import * as fc from 'fast-check'
import { headsOf, importColumns, importKinds } from '@contract/console/import-columns'

it.each(importKinds)(
  'a file of %s has its columns under every name that they have, with what people write around it',
  (kind) => {
    for (const [at, { name, also }] of importColumns[kind].entries())
      for (const head of [name, ...also].flatMap((one) => [one, `*${one}`, `${one}（必填）`, ` ${one}：`, `${one}/元`]))
        expect(headsOf(kind, ['无关', head]).places[at]).toBe(1)
  },
)

it('a name of its own counts before another one; what is doubled or missing is told', () => {
  expect(headsOf('residents', ['编号', '门牌号', '昵称', '手机号'])).toEqual({
    places: [1, 2, 3, -1],
    missing: [],
    doubled: [],
    unknown: ['编号'],
  })
  expect(headsOf('blocks', ['起号', '起号'])).toMatchObject({ missing: ['片区'], doubled: ['起号'] })
})

it('whatever stands in a line of heads, each cell is a column’s, unknown, or empty', () => {
  fc.assert(
    fc.property(fc.constantFrom(...importKinds), fc.array(fc.string()), (kind, cells) => {
      const { places, unknown } = headsOf(kind, cells)
      const known = places.filter((place) => place >= 0)
      expect(known.every((place) => place < cells.length)).toBe(true)
      expect(known.length + unknown.length).toBeLessThanOrEqual(cells.length)
    }),
  )
})
