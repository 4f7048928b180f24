import { adminRoundAdd } from '@contract/endpoints/console/community/expand'
import { expandAdd } from '@contract/endpoints/community/expand'
import * as v from 'valibot'

const plan = {
  clientNo: '00000000-0000-4000-8000-000000000001',
  areaId: 3253,
  kind: 'plot',
  roundNo: 1,
  title: '新区',
  description: '',
  openAt: 1,
  closeAt: 2,
}
const planned = (price: number, more = {}) =>
  v.safeParse(adminRoundAdd.input, { ...plan, tiers: [{ from: 1, to: 1, price }], ...more })

it.each([
  [0, false],
  [1, true],
  [10_000_000, true],
  [10_000_001, false],
])('a price of %d fen may be planned: %s', (price, isAllowed) => {
  expect(planned(price).success).toBe(isAllowed)
})

it('a resident may buy three plots of a round unless its plan says otherwise', () => {
  expect(planned(1).output).toMatchObject({ perUser: 3 })
  expect(planned(1, { perUser: 4 }).output).toMatchObject({ perUser: 4 })
})

it.each([
  [0, false],
  [1, true],
  [17, true],
  [18, false],
])('%d slots may be wished for at once: %s', (count, isAllowed) => {
  const wish = { clientNo: plan.clientNo, roundId: 1, ver: 1, count, amount: 990 }
  expect(v.safeParse(expandAdd.input, wish).success).toBe(isAllowed)
})
