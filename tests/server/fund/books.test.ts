import { sql } from 'kysely'
import { addCorrection } from '../../../server/modules/corrections/service'
import { checkBooks } from '../../../server/ledger/check-books'
import { fundDifferences } from '../../../server/modules/fund/check-store'
import type { TestDeps } from '../../support/database/database'
import { approve, fill, give, paid } from '../../support/city/fund'
import { clientNo, inSmallCity, operators, payFor, resident, valueOf } from '../../support/city/small-city'
import { answerAsk } from '../../support/admin/second'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

it('the comparison of the books finds a gift, a payout and a return that the ledger does not know, and a promise too large', async () => {
  const { payee, spendId } = await paid(deps)
  const giver = await resident(deps, 128)
  const gift = valueOf(await give(deps, giver, 500))
  valueOf(await payFor(deps, giver, gift.payNo))
  valueOf(await approve(deps, payee, 770_500))
  expect(await fundDifferences(deps.db)).toEqual([])
  await sql`update fund_gift set amount = 501 where gift_id = ${gift.giftId}`.execute(deps.db)
  await sql`update fund_spend set given_back = 7 where spend_id = ${spendId}`.execute(deps.db)
  await sql`update fund_spend set amount = 770501 where state = 'approved'`.execute(deps.db)
  const found = await fundDifferences(deps.db)
  expect([...found].sort()).toEqual([
    'F261121-0001: fund_back 0, its row says 7',
    'G261123-0001: fund_gift 500, its row says 501',
    'area:3253:fund: promised 770501, has 770500',
  ])
  await deps.db.deleteFrom('fund_gift').execute()
  expect(await fundDifferences(deps.db)).toContain(`id ${gift.giftId}: fund_gift 500, its row says 0`)
})

it('a correction takes nothing that the fund has promised, and what is free it may take', async () => {
  await fill(deps, 1_000)
  const { txn_id: txnId } = await deps.db.selectFrom('txn').select('txn_id').executeTakeFirstOrThrow()
  await fill(deps, 500)
  const payee = await resident(deps, 91, 0)
  valueOf(await approve(deps, payee, 600))
  const [one = 0, other = 0] = await operators(deps)
  const wish = { clientNo: clientNo(), txnId, reason: '记错了' }
  valueOf(await addCorrection(deps, one, wish))
  const confirm = () => answerAsk(deps, other, 'approve', { kind: 'correction', refId: txnId })
  expect(await confirm()).toMatchObject({ ok: false, error: { reason: 'NOT_ENOUGH' } })
  expect([...(await fundDifferences(deps.db)), ...(await checkBooks(deps.db)).differences]).toEqual([])
  await fill(deps, 100)
  expect((await confirm()).ok).toBe(true)
  expect([...(await fundDifferences(deps.db)), ...(await checkBooks(deps.db)).differences]).toEqual([])
})
