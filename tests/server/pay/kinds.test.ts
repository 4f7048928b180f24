import { payKinds } from '@contract/endpoints/money/pay'
import { payUnasked } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import { payingCity } from '../../support/city/paying'
import { clientNo } from '../../support/city/small-city'

it('knows how every kind of pay order is paid', () => {
  expect(payKinds.filter((kind) => payers[kind] === undefined)).toEqual([])
  expect(Object.keys(payers).sort()).toEqual([...payKinds].sort())
})

it('refuses a kind that nobody pays, in words, and takes nothing', async () => {
  const city = await payingCity(10_000)
  const { payNo } = await city.order()
  const answer = await payUnasked(city.deps, {}, city.buyer, { clientNo: clientNo(), payNo, ver: 1 })
  expect(answer).toMatchObject({ ok: false, error: { reason: 'NOT_FOUND', msg: '这类付款单还不能付' } })
  expect(await city.purse()).toEqual({ available: 10_000, frozen: 0, income: 0 })
  expect(await city.stateOf(payNo)).toBe('unpaid')
  await city.close()
})
