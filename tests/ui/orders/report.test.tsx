import type { RefusalReason } from '@contract/refusals'
import { err, ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { lost } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const told = (reason: RefusalReason, msg: string) => err({ kind: 'refused', reason, msg, data: {} } as const)

/** Taps twice before anything is answered. */
async function pressTwice(button: HTMLElement) {
  button.click()
  button.click()
  await settle()
}

const message = (msgId: number, mine: boolean) => ({
  msgId,
  orderId: 500,
  by: mine ? ('buyer' as const) : ('seller' as const),
  mine,
  text: `第 ${msgId} 条`,
  images: '',
  at: noonMs + msgId,
})
const rated = detail({
  state: 'done',
  ratings: { mine: null, theirs: { stars: 1, text: '骂人的话' }, until: noonMs + 1 },
})

const open = (network: Network) =>
  visit(OrderPage, {
    network: {
      '/bctOrder/info': () => ok(rated),
      '/bctMsg/list': () =>
        ok({ data: [message(2, true), message(1, false)], current_page: 1, last_page: 1, per_page: 15, total: 2 }),
      ...network,
    },
    params: { id: '500' },
  })

it.each([
  ['举报这条留言', { refType: 'message', refId: 1 }],
  ['举报这条评价', { refType: 'sellerRating', refId: 500 }],
])('%s: only of the other one, sent once with a reason', async (key, about) => {
  const sent: object[] = []
  await open({
    '/bctReport/add': (input: object) => {
      sent.push(input)
      return ok({ reportId: 5 })
    },
  })
  expect(namesOf('button').filter((name) => name === key)).toEqual([key])
  await press(byRole('button', key))
  await press(byRole('checkbox', '人身攻击'))
  const send = byRole('button', '提交举报')
  await pressTwice(send)
  expect(sent).toEqual([expect.objectContaining({ ...about, reason: 'abuse', text: '' })])
  expect(text()).toContain('已举报，等运营核实')
})

it.each([
  [told('LIMIT', '已举报过这条消息'), '已举报过这条消息，未举报'],
  [told('CLOSED', '这条消息已移除'), '这条消息已移除，未举报'],
  [lost(), '核对是否提交'],
])('says why a message was not reported', async (result, said) => {
  await open({ '/bctReport/add': () => result })
  await press(byRole('button', '举报这条留言'))
  await press(byRole('checkbox', '广告'))
  await press(byRole('button', '提交举报'))
  expect(text()).toContain(said)
})
