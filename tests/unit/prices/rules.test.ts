import type { ItemDay } from '@contract/endpoints/market/items'
import { fen, qty } from '@contract/money'
import { closePoints, tradedIn } from '@/features/prices/rules'

const day = (name: string, close: number, deals: number, traded: number): ItemDay => ({
  day: name,
  open: fen(1),
  close: fen(close),
  min: fen(2),
  max: fen(3),
  deals,
  qty: qty(traded),
})
const days = [day('2026-01-31', 650, 2, 50_000), day('2026-12-01', 680, 3, 5_000)]

it('a day’s closing price stands at the midnight with which it begins in the area', () => {
  expect(closePoints(days)).toEqual([
    { atMs: Date.parse('2026-01-31T00:00:00+08:00'), value: 650 },
    { atMs: Date.parse('2026-12-01T00:00:00+08:00'), value: 680 },
  ])
})

it('what was traded is the sum of the days', () => {
  expect(tradedIn(days)).toEqual({ deals: 5, qty: 55_000 })
  expect(tradedIn([])).toEqual({ deals: 0, qty: 0 })
})
