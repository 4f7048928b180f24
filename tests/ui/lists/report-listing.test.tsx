import type { RefusalReason } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { draftsAtom } from '@/lib/forms/drafts'
import SalePayPage from '@/pages/offer/salePay'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { lost } from '../../support/app/trade-api'
import { byRole, namesOf } from '../support/press'
import type { Visit } from '../support/trade-page'
import { leave, press, settle, text, type, visit } from '../support/trade-page'

afterEach(leave)

const key = '举报这件商品'
const told = (reason: RefusalReason, msg: string) => err({ kind: 'refused', reason, msg, data: {} } as const)
const seller = { sellerBlockId: 302, sellerStats: { residentDays: 214, done: 86, late: 0, score: null, reviews: 0 } }

const open = (network: Network, mine = false, who?: null, prepare?: Visit['prepare']) =>
  visit(SalePayPage, {
    network: {
      '/bctSale/info': () => ok({ ...sale({ mine }), item: item(), ...seller, firstPurchase: false }),
      ...network,
    },
    params: { saleId: '60' },
    ...(who === null && { who }),
    ...(prepare && { prepare }),
  })

it('a listing is reported once with a reason, however often one taps', async () => {
  const sent: object[] = []
  await open({
    '/bctReport/add': (input: object) => {
      sent.push(input)
      return ok({ reportId: 5 })
    },
  })
  await press(byRole('button', key))
  await press(byRole('button', '提交举报'))
  expect(text()).toContain('请选择原因')
  await press(byRole('checkbox', '内容不实'))
  const send = byRole('button', '提交举报')
  send.click()
  send.click()
  await settle()
  expect(sent).toEqual([expect.objectContaining({ refType: 'sale', refId: 60, reason: 'false', text: '' })])
  expect(text()).toContain('已举报，等运营核实')
  expect(namesOf('dialog')).toEqual([])
})

it.each([
  [told('LIMIT', '已举报过这件商品'), '已举报过这件商品，未举报'],
  [lost(), '核对是否提交'],
])('says why it was not reported', async (result, said) => {
  await open({ '/bctReport/add': () => result })
  await press(byRole('button', key))
  await press(byRole('checkbox', '广告'))
  await press(byRole('button', '提交举报'))
  expect(text()).toContain(said)
})

it('keeps what was written when its sheet is closed', async () => {
  const drafts = new Map<string, unknown>()
  await open({}, false, undefined, (store) =>
    store.set(draftsAtom, {
      read: (name) => drafts.get(name),
      write: (name, value) => void drafts.set(name, value),
      remove: (name) => void drafts.delete(name),
    }),
  )
  await press(byRole('button', key))
  await type('textarea', '照片是别处的')
  await press(byRole('button', '关闭'))
  await press(byRole('button', key))
  expect(document.querySelector('textarea')?.value).toBe('照片是别处的')
})

it('asks a guest to sign in, and is not offered on an own listing', async () => {
  await open({}, false, null)
  await press(byRole('button', key))
  expect(text()).toContain('请输入 16 位创始密码')
  leave()
  await open({}, true)
  expect(namesOf('button')).not.toContain(key)
})
