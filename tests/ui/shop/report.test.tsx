import ShopPage from '@/pages/shop/info'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { pageOf, renewable } from './answers'
import { press, pressTwice, visit } from './show'

const open = (answers: GivenAnswers, id: string) => visit(ShopPage, { params: { id }, answers })

afterEach(() => {
  leavePage()
  localStorage.clear()
})

it('a shop is reported once for two taps, and says why it was not; an own one is not offered', async () => {
  let result: ReturnType<NonNullable<GivenAnswers['/bctReport/add']>> = refused('LIMIT', '已举报过这家商铺')
  const { inputsTo } = await open({ '/bctReport/add': () => result }, '7')
  await press('button', '举报这家商铺')
  await press('checkbox', '广告')
  await press('button', '提交举报')
  expect(pageText()).toContain('已举报过这家商铺，未举报')
  result = { reportId: 5 }
  await press('checkbox', '内容不实')
  await pressTwice('提交举报')
  expect(inputsTo('/bctReport/add')).toEqual([
    expect.objectContaining({ refType: 'shop', refId: 7, reason: 'ad' }),
    expect.objectContaining({ refType: 'shop', refId: 7, reason: 'false' }),
  ])
  expect(pageText()).toContain('已举报，等运营核实')
  leavePage()
  await open({ '/bctShop/info': () => pageOf(renewable()) }, '21')
  expect(pageText()).toContain('轮到你续期')
  expect(namesOf('button')).not.toContain('举报这家商铺')
})
