import { moduleDifferences } from '../../../../server/differences'
import type { Caller } from '../../../../server/http/caller'
import { checkBooks } from '../../../../server/ledger/check-books'
import { clientNo } from '../../../support/city/small-city'
import type { TestServer } from '../../../support/server/server'
import { testServer } from '../../../support/server/server'
import type { Colleague } from '../colleagues'
import { colleague, freshly, nextDay } from '../colleagues'
import { appliedFor, appliesAgain as applyAgain } from '../trades'

let server: TestServer
let lan: Colleague

beforeEach(async () => {
  server = await testServer()
  lan = await colleague(server, ['finance', 'operator'])
})
afterEach(async () => {
  const { db } = server.deps
  expect([...(await checkBooks(db)).differences, ...(await moduleDifferences(db))]).toEqual([])
  await server.close()
})

let blockNo = 100
const applied = (amount: number) => appliedFor(server.deps, ++blockNo, amount)
const appliesAgain = (caller: Caller, amount: number) => applyAgain(server.deps, caller, amount)
const infoOf = async (by: Colleague, id: number) => (await by.browser.call('/admin/withdraw/info', { id })).data
const figuresOf = async (by: Colleague) => (await by.browser.call('/admin/stat/overview', {})).data.figures
const stateOf = async (id: number) =>
  (await server.deps.db.selectFrom('withdrawal').select('state').where('withdraw_id', '=', id).executeTakeFirst())
    ?.state

/** Approves, pays and ends a withdrawal that one person may approve. */
async function paidOut({ withdrawId: id }: { withdrawId: number }) {
  await freshly(server, lan, async () => {
    await lan.browser.call('/admin/withdraw/approve', { clientNo: clientNo(), id, ver: 1 })
    await lan.browser.call('/admin/withdraw/paying', { clientNo: clientNo(), id, ver: 2 })
    await lan.browser.call('/admin/withdraw/paid', { clientNo: clientNo(), id, ver: 3, reference: `W${id}` })
  })
  expect(await stateOf(id)).toBe('paid')
}

it('what a person withdrew on the same day counts: 600.00 and 400.00 are for two, 399.99 is not', async () => {
  const first = await applied(600_00)
  await paidOut(first)
  for (const [amount, isForTwo] of [
    [400_00, true],
    [399_99, false],
  ] as const) {
    const { withdrawId: id } = await appliesAgain(first.caller, amount)
    expect(await infoOf(lan, id)).toMatchObject({ isTwoPersons: isForTwo })
    const wish = { clientNo: clientNo(), id, ver: 1 }
    const { data } = await freshly(server, lan, () => lan.browser.call('/admin/withdraw/approve', wish))
    expect(data).toMatchObject(isForTwo ? { reason: 'FORM' } : { state: 'approved', isTwoPersons: false })
    if (isForTwo)
      await lan.browser.call('/admin/withdraw/reject', { ...wish, clientNo: clientNo(), reason: '请再提一次' })
  }
  expect(await figuresOf(lan)).toMatchObject({ withdrawCount: 3, withdrawTwo: 1 })
})

it('one that a single person approved stays so when more of the same person follows', async () => {
  const first = await applied(600_00)
  await paidOut(first)
  const second = await appliesAgain(first.caller, 700_00)
  expect(await infoOf(lan, second.withdrawId)).toMatchObject({ isTwoPersons: true })
  expect(await infoOf(lan, first.withdrawId)).toMatchObject({ isTwoPersons: false })
  expect(await figuresOf(lan)).toMatchObject({ withdrawCount: 2, withdrawTwo: 1 })
})

it('what was approved on a day counts for it, whenever it was applied for; the next day begins anew', async () => {
  const first = await applied(600_00)
  lan = await nextDay(server, lan)
  await paidOut(first)
  const second = await appliesAgain(first.caller, 600_00)
  expect(await infoOf(lan, second.withdrawId)).toMatchObject({ isTwoPersons: true })
  expect(await figuresOf(lan)).toMatchObject({ withdrawCount: 1, withdrawTwo: 1 })
  await lan.browser.call('/admin/withdraw/reject', {
    clientNo: clientNo(),
    id: second.withdrawId,
    ver: 1,
    reason: '请明天再提',
  })
  lan = await nextDay(server, lan)
  const third = await appliesAgain(first.caller, 600_00)
  expect(await infoOf(lan, third.withdrawId)).toMatchObject({ isTwoPersons: false })
  expect(await figuresOf(lan)).toMatchObject({ withdrawCount: 1, withdrawTwo: 0 })
})
