import fc from 'fast-check'
import { cadastre, centreOf } from '@/ui/map-lines/cadastre'
import { roomy } from '@/ui/map-lines/roomy'

const sheet = { width: 375, height: 270, leaderFrom: [110, 141] } as const

it('leaves every number clear of the leader and of the others, whatever the block', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (seed) => {
      const map = cadastre(seed, sheet.width, sheet.height, [275, 119], 1.7)
      const at = roomy(map, sheet).map(centreOf)
      const [toX, toY] = centreOf(map.mine)
      const [fromX, fromY] = sheet.leaderFrom
      for (const [x, y] of at) {
        for (let part = 0; part <= 1; part += 0.05) {
          const away = Math.hypot(x - (fromX + part * (toX - fromX)), y - (fromY + part * (toY - fromY)))
          expect(away).toBeGreaterThanOrEqual(24)
        }
      }
      at.forEach(([x, y], one) =>
        at.slice(one + 1).forEach(([ox, oy]) => expect(Math.abs(x - ox) >= 44 || Math.abs(y - oy) >= 20).toBe(true)),
      )
    }),
  )
})

it('writes no number under what covers the upper edge of the sheet', () => {
  for (let blockNo = 1; blockNo < 200; blockNo += 1) {
    const map = cadastre(3253 * 10007 + blockNo, sheet.width, sheet.height, [275, 119], 1.7)
    for (const lot of roomy(map, { ...sheet, covered: 88 })) expect(centreOf(lot)[1]).toBeGreaterThan(98)
  }
})

it('finds room for the four that stand on the mine tab', () => {
  for (let blockNo = 1; blockNo < 200; blockNo += 1) {
    const map = cadastre(3253 * 10007 + blockNo, sheet.width, sheet.height, [275, 119], 1.7)
    expect(roomy(map, { ...sheet, covered: 88 }).length).toBeGreaterThanOrEqual(4)
  }
})
