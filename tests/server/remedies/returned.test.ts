import { calendarDay } from '@contract/moments'
import { dayMs } from '@contract/durations'
import type { Caller } from '../../../server/http/caller'
import type { StaffPerson } from '../../../server/http/staff/staff-caller'
import { walletKey } from '../../../server/ledger/accounts'
import { addCorrection } from '../../../server/modules/corrections/service'
import { balancesOf } from '../../../server/ledger/wallet'
import type { TestDeps } from '../../support/database/database'
import type { Wish } from '../../support/admin/remedies'
import {
  balance,
  admin,
  paidWithdrawal,
  preview,
  putRight,
  signed,
  staffAs,
  treasure,
  withdrawal,
} from '../../support/admin/remedies'
import { areaId, booksOf, clientNo, inSmallCity, resident, valueOf } from '../../support/city/small-city'

let deps: TestDeps
let who: Caller
let one: StaffPerson
let other: StaffPerson

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

beforeEach(async () => {
  who = await resident(deps, 128, 0)
  ;({ one, other } = await admin(deps))
})

const paid = (amount: number) => paidWithdrawal(deps, who, amount, one, other)

const came = (refId: number, more: Partial<Wish> = {}): Wish => ({
  kind: 'returned',
  refType: 'withdraw',
  refId,
  reference: `back-${refId}`,
  day: calendarDay(deps.clock.now()),
  ...more,
})

describe('a withdrawal that its bank returned', () => {
  it('comes back to the income that it was taken from, with its fee, and its owner is told why', async () => {
    const id = await paid(200_00)
    expect(await balancesOf(deps.db, who.userId)).toEqual({ available: 0, frozen: 0, income: 0 })
    const seen = valueOf(await preview(deps, one, came(id)))
    expect(seen).toMatchObject({ refused: '', total: 200_00, isForTwo: false })
    expect(seen.postings).toEqual([
      { from: 'payout:clearing', to: walletKey(who.userId, 'income'), amount: 198_80 },
      { from: 'platform:fee', to: walletKey(who.userId, 'income'), amount: 1_20 },
    ])
    expect(valueOf(await putRight(deps, one, came(id)))).toMatchObject({
      approval: null,
      done: { kind: 'returned', amount: 200_00, reference: `back-${id}`, day: calendarDay(deps.clock.now()) },
    })
    expect(await balancesOf(deps.db, who.userId)).toEqual({ available: 0, frozen: 0, income: 200_00 })
    expect([await balance(deps, 'payout:clearing'), await balance(deps, 'platform:fee')]).toEqual([0, 0])
    expect(await withdrawal(deps, id)).toMatchObject({ state: 'returned', reference: `bank-${id}` })
    const notices = deps.db
      .selectFrom('user_notice')
      .select(['kind', 'content'])
      .where('kind', '=', 'withdraw-returned')
    expect((await notices.execute())[0]?.content).toMatch(/已连同手续费全额退回收入。原因：按证据重新核对/)
    const txn = deps.db.selectFrom('txn').select(['reference', 'memo']).where('type', '=', 'withdraw_returned')
    const { withdraw_no: no } = await withdrawal(deps, id)
    expect(await txn.execute()).toEqual([{ reference: no, memo: '更正：银行退票，退回收入' }])
  })

  it('comes back once, under a number that was not entered before', async () => {
    const [id, next] = [await paid(200_00), await paid(200_00)]
    valueOf(await putRight(deps, one, came(id)))
    expect(await putRight(deps, other, came(id, { reference: 'x1' }))).toMatchObject({ error: { reason: 'CLOSED' } })
    expect(await putRight(deps, other, came(next, { reference: `back-${id}` }))).toMatchObject({
      error: { reason: 'FORM', data: { fields: { reference: expect.any(String) as unknown } } },
    })
    expect(await putRight(deps, other, came(next, { reference: '' }))).toMatchObject({ error: { reason: 'FORM' } })
  })

  it('that was entered wrongly is corrected: it is a paid one again, and its number may be entered anew', async () => {
    const [id, right] = [await paid(200_00), await paid(200_00)]
    const { ended_at: paidAt } = await withdrawal(deps, id)
    deps.clock.forward(60_000)
    valueOf(await putRight(deps, one, came(id)))
    const txn = deps.db.selectFrom('txn').select('txn_id').where('type', '=', 'withdraw_returned')
    const { txn_id: txnId } = await txn.executeTakeFirstOrThrow()
    const wish = { clientNo: clientNo(), txnId, reason: '登记到别的提现上了' }
    valueOf(await addCorrection(deps, one.userId, wish))
    valueOf(await signed(deps, other, 'correction', txnId))
    expect(await withdrawal(deps, id)).toMatchObject({
      state: 'paid',
      reason: '',
      reference: `bank-${id}`,
      ended_at: paidAt,
    })
    const again = await deps.db
      .selectFrom('txn')
      .select('txn_id')
      .where('type', '=', 'correction')
      .executeTakeFirstOrThrow()
    expect(await addCorrection(deps, one.userId, { ...wish, clientNo: clientNo(), txnId: again.txn_id })).toMatchObject(
      {
        error: { reason: 'CLOSED' },
      },
    )
    expect(valueOf(await preview(deps, one, came(id))).done).toMatchObject([{ isCorrected: true }])
    expect(await balance(deps, walletKey(who.userId, 'income'))).toBe(0)
    valueOf(await putRight(deps, one, came(right, { reference: `back-${id}` })))
    expect(await withdrawal(deps, right)).toMatchObject({ state: 'returned' })
  })

  it('came back on a day between its payment and today', async () => {
    const id = await paid(200_00)
    const today = deps.clock.now()
    deps.clock.forward(dayMs)
    const on = (at: number) => putRight(deps, one, came(id, { day: calendarDay(at) }))
    expect(await on(today - dayMs)).toMatchObject({ error: { reason: 'FORM' } })
    expect(await on(today + 2 * dayMs)).toMatchObject({ error: { reason: 'FORM' } })
    valueOf(await on(today))
  })

  it('of a lost answer it comes back once', async () => {
    const id = await paid(200_00)
    const no = clientNo()
    const first = valueOf(await putRight(deps, one, came(id), no))
    expect(valueOf(await putRight(deps, one, came(id), no))).toEqual(first)
    expect(await balance(deps, walletKey(who.userId, 'income'))).toBe(200_00)
  })

  it('asks for two from the amount on where two approve withdrawals, in however many parts', async () => {
    const [small, rest] = [await paid(999_99), await paid(10_00)]
    valueOf(await putRight(deps, one, came(small)))
    expect(valueOf(await putRight(deps, one, came(rest)))).toMatchObject({ done: null, approval: { kind: 'returned' } })
    expect(await withdrawal(deps, rest)).toMatchObject({ state: 'paid' })
    expect(await signed(deps, one, 'returned', rest)).toMatchObject({ error: { reason: 'OWN' } })
    valueOf(await signed(deps, other, 'returned', rest))
    expect(await withdrawal(deps, rest)).toMatchObject({ state: 'returned' })
    expect(await balance(deps, walletKey(who.userId, 'income'))).toBe(1_009_99)
    const large = await paid(1_000_00)
    deps.clock.forward(dayMs)
    expect(valueOf(await putRight(deps, one, came(large)))).toMatchObject({ done: null })
    expect(await signed(deps, staffAs(who.userId), 'returned', large)).toMatchObject({ error: { reason: 'OWN' } })
  })

  it('of a closed account comes back to its income, told to nobody, and is paid anew by the correction of the return', async () => {
    const id = await paid(200_00)
    const closed = { closed_at: deps.clock.now() }
    await deps.db.updateTable('user_account').set(closed).where('user_id', '=', who.userId).execute()
    const notices = () => deps.db.selectFrom('user_notice').select('kind').where('user_id', '=', who.userId).execute()
    const before = await notices()
    expect(valueOf(await preview(deps, one, came(id)))).toMatchObject({ refused: '', hasLeft: true, total: 200_00 })
    valueOf(await putRight(deps, one, came(id)))
    expect(await withdrawal(deps, id)).toMatchObject({ state: 'returned' })
    expect(await balancesOf(deps.db, who.userId)).toEqual({ available: 0, frozen: 0, income: 200_00 })
    expect([await balance(deps, 'payout:clearing'), await balance(deps, 'platform:fee')]).toEqual([0, 0])
    expect(await notices()).toEqual(before)
    const txn = deps.db.selectFrom('txn').select('txn_id').where('type', '=', 'withdraw_returned')
    const { txn_id: txnId } = await txn.executeTakeFirstOrThrow()
    const wish = { clientNo: clientNo(), txnId, reason: '核实本人后重新打款' }
    valueOf(await addCorrection(deps, one.userId, wish))
    valueOf(await signed(deps, other, 'correction', txnId))
    expect(await withdrawal(deps, id)).toMatchObject({ state: 'paid' })
    expect(await balancesOf(deps.db, who.userId)).toEqual({ available: 0, frozen: 0, income: 0 })
    expect(await balance(deps, 'payout:clearing')).toBe(198_80)
  })

  it('is an affair of finance, and not of its owner', async () => {
    const id = await paid(200_00)
    const operator = staffAs(one.userId, ['operator'])
    expect(await putRight(deps, operator, came(id))).toMatchObject({ error: { reason: 'NO_RIGHT' } })
    expect(await preview(deps, staffAs(9, ['support']), came(id))).toMatchObject({ error: { reason: 'NO_RIGHT' } })
    expect(await putRight(deps, staffAs(who.userId), came(id))).toMatchObject({ error: { reason: 'OWN' } })
    const elsewhere = { ...one, areas: [1] }
    expect(await putRight(deps, elsewhere, came(id))).toMatchObject({ error: { reason: 'NOT_FOUND' } })
  })
})

describe('what was lost outside', () => {
  const lost = (refId: number, amount: number, more: Partial<Wish> = {}): Wish =>
    ({ kind: 'loss', refType: 'withdraw', refId, amount, reference: `twice-${refId}`, ...more }) as Wish

  it('leaves the treasury by two of finance, and nothing of a resident moves', async () => {
    const id = await paid(200_00)
    await treasure(deps, 198_80)
    expect(valueOf(await preview(deps, one, lost(id, 198_80))).postings).toEqual([
      { from: `area:${areaId}:treasury`, to: 'platform:loss', amount: 198_80 },
    ])
    valueOf(await putRight(deps, one, lost(id, 198_80)))
    expect(await balance(deps, 'platform:loss')).toBe(0)
    valueOf(await signed(deps, other, 'loss', id))
    expect([await balance(deps, 'platform:loss'), await balance(deps, `area:${areaId}:treasury`)]).toEqual([198_80, 0])
    expect(await balancesOf(deps.db, who.userId)).toEqual({ available: 0, frozen: 0, income: 0 })
    expect(await withdrawal(deps, id)).toMatchObject({ state: 'paid' })
    expect(valueOf(await preview(deps, one, lost(id, 1))).done).toMatchObject([{ kind: 'loss', amount: 198_80 }])
  })

  it('is no more than the treasury has, also when the second one agrees', async () => {
    const id = await paid(200_00)
    await treasure(deps, 100_00)
    expect(await putRight(deps, one, lost(id, 100_01))).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
    valueOf(await putRight(deps, one, lost(id, 100_00)))
    valueOf(await putRight(deps, one, { kind: 'goodwill', refType: 'user', refId: who.userId, amount: 1 as never }))
    expect(await signed(deps, other, 'loss', id)).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
  })

  it('is entered once under a number, of a withdrawal that was paid', async () => {
    const id = await paid(200_00)
    await treasure(deps, 500_00)
    valueOf(await putRight(deps, one, lost(id, 5_00)))
    expect(await putRight(deps, other, lost(id, 5_00))).toMatchObject({ error: { reason: 'CLOSED' } })
    valueOf(await signed(deps, other, 'loss', id))
    expect(await putRight(deps, one, lost(id, 5_00))).toMatchObject({ error: { reason: 'FORM' } })
    expect(await putRight(deps, one, lost(id, 5_00, { reference: '' }))).toMatchObject({ error: { reason: 'FORM' } })
    await deps.db
      .updateTable('withdrawal')
      .set({ state: 'cancelled', reference: '' })
      .where('withdraw_id', '=', id)
      .execute()
    expect(await putRight(deps, one, lost(id, 5_00, { reference: 'x' }))).toMatchObject({ error: { reason: 'CLOSED' } })
  })
})
