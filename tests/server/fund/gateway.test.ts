import { fundFaults, give, work } from '../../support/city/fund'
import { times } from '../../support/city/outcomes'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { areaId, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

let city: PayingCity
let payNo: string

beforeEach(async () => {
  city = await payingCity()
  ;({ payNo } = valueOf(await give(city.deps, city.buyer, 2_000)))
  await city.submit(payNo)
})
afterEach(async () => {
  const faults = await fundFaults(city.deps)
  await city.close()
  expect(faults).toEqual([])
})

const noticesOf = async (kind: string) => {
  const { data } = await city.client.form('/bctNotice/list', {})
  return data.data.filter((notice) => notice.kind === kind)
}
const balance = async () => (await city.client.form('/bctFund/info', { areaId })).data.balance

it('takes money of the platform to the fund, in one step', async () => {
  await city.gateway.act(`${payNo}-1`, 'pay')
  await city.until(async () => (await city.stateOf(payNo)) === 'paid')
  expect(await balance()).toBe(2_000)
  expect(await city.purse()).toMatchObject({ available: 0, frozen: 0 })
  expect(await noticesOf('fundGiven')).toMatchObject([{ refType: 'fund' }])
})

it('like R8: keeps money that came after the quarter of an hour available, with one notice and no gift', async () => {
  city.deps.clock.forward(waits.payMs)
  await work(city.deps)
  expect(await city.stateOf(payNo)).toBe('closed')
  await city.gateway.act(`${payNo}-1`, 'pay', true)
  await city.until(async () => (await city.purse()).available > 0)
  await times(20, () => city.gateway.tell(`${payNo}-1`))
  expect(await city.purse()).toMatchObject({ available: 2_000, frozen: 0 })
  expect(await balance()).toBe(0)
  expect(await noticesOf('payLate')).toMatchObject([{ refType: 'fund' }])
})
