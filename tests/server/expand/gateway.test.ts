import { buySlots, capacityOf, openRound, work } from '../../support/city/expand'
import { times } from '../../support/city/outcomes'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

let city: PayingCity
let payNo: string

beforeEach(async () => {
  city = await payingCity()
  const round = await openRound(city.deps)
  ;({ payNo } = valueOf(await buySlots(city.deps, city.buyer, round, 3)))
  await city.submit(payNo)
})
afterEach(() => city.close())

const noticesOf = async (kind: string) => {
  const { data } = await city.client.form('/bctNotice/list', {})
  return data.data.filter((notice) => notice.kind === kind)
}

it('gives the slots for money of the platform, in one step with the money', async () => {
  const before = await capacityOf(city.deps, city.buyer)
  await city.gateway.act(`${payNo}-1`, 'pay')
  await city.until(async () => (await city.stateOf(payNo)) === 'paid')
  expect((await capacityOf(city.deps, city.buyer)).capacity).toBe(before.capacity + 3)
  expect(await city.purse()).toMatchObject({ available: 0, frozen: 0 })
  expect(await noticesOf('slotsPaid')).toMatchObject([{ refType: 'expand' }])
})

it('R8: keeps money that came after the quarter of an hour available, with one notice and no slots', async () => {
  const before = await capacityOf(city.deps, city.buyer)
  city.deps.clock.forward(waits.payMs)
  await work(city.deps)
  expect(await city.stateOf(payNo)).toBe('closed')
  await city.gateway.act(`${payNo}-1`, 'pay', true)
  await city.until(async () => (await city.purse()).available > 0)
  await times(20, () => city.gateway.tell(`${payNo}-1`))
  expect(await city.purse()).toMatchObject({ available: 3970, frozen: 0 })
  expect(await capacityOf(city.deps, city.buyer)).toEqual(before)
  expect(await noticesOf('payLate')).toMatchObject([{ refType: 'expand' }])
})
