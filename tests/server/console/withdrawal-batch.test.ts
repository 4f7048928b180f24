import { fen } from '@contract/money'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { give } from '../../support/city/money'
import { clientNo, freshMobile, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'
import { appliedFor } from './trades'

let server: TestServer
let lan: Colleague

beforeEach(async () => {
  server = await testServer()
  lan = await colleague(server, ['finance'])
})
afterEach(() => server.close())

let blockNo = 100
const applied = (amount: number) => appliedFor(server.deps, ++blockNo, amount)

const infoOf = async (by: Colleague, id: number) => (await by.browser.call('/admin/withdraw/info', { id })).data

it('shows the applicant’s number masked, and none where there is none', async () => {
  const { withdrawId, caller } = await applied(100_00)
  const bind = (mobile: string) =>
    server.deps.db.updateTable('user_account').set({ mobile }).where('user_id', '=', caller.userId).execute()
  const number = freshMobile()
  await bind(number)
  const seen = await infoOf(lan, withdrawId)
  expect(seen.mobile).toBe(`${number.slice(0, 3)}****${number.slice(7)}`)
  expect(JSON.stringify(seen)).not.toContain(number)
  await bind('')
  expect((await infoOf(lan, withdrawId)).mobile).toBe('')
})

it('a batch is of the chosen ones alone, all of which are being paid', async () => {
  const [first, second, third] = [await applied(100_00), await applied(200_00), await applied(300_00)]
  const file = (input: object) => freshly(server, lan, () => lan.browser.call('/admin/withdraw/batch', input))
  const numbersIn = async (input: object) =>
    [...String((await file(input)).data).matchAll(/W\d{6}-\d+/g)].map(([no]) => no)
  const pay = (of: readonly { readonly withdrawId: number }[]) =>
    server.deps.db
      .updateTable('withdrawal')
      .set({ state: 'paying' })
      .where(
        'withdraw_id',
        'in',
        of.map(({ withdrawId }) => withdrawId),
      )
      .execute()
  const ids = `${third.withdrawId},${first.withdrawId}`
  await pay([first, second])
  const early = await file({ ids })
  expect(early).toMatchObject({ msg: '选中的有 1 笔不在打款中，请刷新后重选', data: { reason: 'MOVED', gone: 1 } })
  await pay([third])
  expect(await numbersIn({ ids })).toEqual([first.withdrawNo, third.withdrawNo])
  expect(await numbersIn({})).toEqual([first.withdrawNo, second.withdrawNo, third.withdrawNo])
  for (const wrong of ['', 'x', `${ids},${first.withdrawId}`, Array.from({ length: 501 }, (_, at) => at).join(',')])
    expect((await file({ ids: wrong })).data).toMatchObject({ reason: 'FORM' })
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  const stranger = await colleague(server, ['finance'], { areas: [1] })
  const elsewhere = await freshly(server, stranger, () => stranger.browser.call('/admin/withdraw/batch', { ids }))
  expect(elsewhere.data).toMatchObject({ reason: 'MOVED', gone: 2 })
})

it('a payee that was used before is told from a new one', async () => {
  const first = await applied(100_00)
  const turnBack = ({ withdrawId: id }: { readonly withdrawId: number }) =>
    lan.browser.call('/admin/withdraw/reject', { clientNo: clientNo(), id, ver: 1, reason: '先退回，核实后再申请' })
  // A resident asks for one at a time.
  expect((await turnBack(first)).data).toMatchObject({ state: 'rejected' })
  const again = async (account: string) => {
    const { deps } = server
    await give(deps, first.caller.userId, 'income', 100_00)
    const payee = { name: '王小麦', account, bank: '招商银行' }
    const wish = { clientNo: clientNo(), amount: fen(100_00), way: 'bank' as const, payee }
    const one = valueOf(await applyUnasked(deps, first.caller, wish))
    const { checks } = await infoOf(lan, one.withdrawId)
    await turnBack(one)
    return checks.payeeSince
  }
  const { createdAt } = await infoOf(lan, first.withdrawId)
  expect(await again('6222020200112233441')).toBe(createdAt)
  expect(await again('6222020200119999999')).toBeNull()
})
