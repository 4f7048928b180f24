import type { TestDeps } from '../../support/database/database'
import { paid, prove } from '../../support/city/fund'
import { refusalOf } from '../../support/city/outcomes'
import { inSmallCity, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const pictures = (count: number) => Array.from({ length: count }, (_, at) => `demo/lamp-${at}.svg`).join()

it('a proof says ten characters at least', async () => {
  const { spendId, payee } = await paid(deps)
  expect(refusalOf(await prove(deps, payee, spendId, { text: '灯'.repeat(9) }))).toMatchObject({
    reason: 'FORM',
    data: { fields: { text: '请填写 10–500 个字' } },
  })
  expect(valueOf(await prove(deps, payee, spendId, { text: '灯'.repeat(10) })).state).toBe('accounted')
})

it('a proof shows one picture to nine', async () => {
  const { spendId, payee } = await paid(deps)
  const refused = { reason: 'FORM', data: { fields: { thumbs: '请上传 1–9 张图片' } } }
  expect(refusalOf(await prove(deps, payee, spendId, { thumbs: pictures(0) }))).toMatchObject(refused)
  expect(refusalOf(await prove(deps, payee, spendId, { thumbs: pictures(10) }))).toMatchObject(refused)
  expect(valueOf(await prove(deps, payee, spendId, { thumbs: pictures(1) })).state).toBe('accounted')
  expect(valueOf(await prove(deps, payee, spendId, { thumbs: pictures(9) })).proof?.thumbs).toBe(pictures(9))
})
