import { sql } from 'kysely'
import { ok } from '@contract/result'
import { transact } from '../../../server/db/transact'
import { moduleDifferences } from '../../../server/differences'
import { audit } from '../../../server/modules/audit/open/audit'
import { auditDifferences } from '../../../server/modules/audit/open/differences'
import type { TestDeps } from '../../support/database/database'
import { judge } from '../../support/city/order-steps'
import { areaId, inSmallCity } from '../../support/city/small-city'

let deps: TestDeps
let userId = 0

inSmallCity((fresh) => {
  deps = fresh
})
beforeEach(async () => {
  userId = (await judge(deps, 'operator')).userId
})

const act = (refId: number) =>
  transact(deps.db, async (tx) =>
    ok(
      await audit(tx, deps, {
        userId,
        call: '/admin/test',
        refType: 'area',
        refId,
        areaId,
        reason: '核对',
        details: { halted: true, 说明: null, 金额: 100 },
      }),
    ),
  )

/** What somebody with the database in hand could do. */
async function tamper(how: ReturnType<typeof sql>) {
  await sql`alter table audit disable trigger audit_append_only`.execute(deps.db)
  await how.execute(deps.db)
  await sql`alter table audit enable trigger audit_append_only`.execute(deps.db)
}

const idAt = async (at: number) =>
  (await deps.db.selectFrom('audit').select('audit_id').orderBy('no').offset(at).limit(1).executeTakeFirstOrThrow())
    .audit_id

it('chains every act in one line, however many come at once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => act(at + 1)))
  const rows = await deps.db.selectFrom('audit').select('no').orderBy('no').execute()
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(await auditDifferences(deps.db)).toEqual([])
})

it('names an act that was changed, and one that is missing', async () => {
  for (const refId of [1, 2, 3, 4]) await act(refId)
  const [second, third] = [await idAt(1), await idAt(2)]
  await tamper(sql`update audit set reason = '别的' where audit_id = ${second}`)
  expect(await auditDifferences(deps.db)).toEqual([`audit ${second}: does not follow from the act before it`])
  await tamper(sql`update audit set reason = '核对' where audit_id = ${second}`)
  expect(await auditDifferences(deps.db)).toEqual([])
  await tamper(sql`delete from audit where audit_id = ${second}`)
  expect(await auditDifferences(deps.db)).toEqual([
    'audit: acts 2 to 2 are missing',
    `audit ${third}: does not follow from the act before it`,
  ])
})

it('the check of the books follows the chain', async () => {
  await act(1)
  await tamper(sql`update audit set details = '{}' where no = 1`)
  expect(await moduleDifferences(deps.db)).toEqual([`audit ${await idAt(0)}: does not follow from the act before it`])
})

it('a chain whose last acts are gone is found, and no act stands beside the chain', async () => {
  for (const refId of [1, 2, 3]) await act(refId)
  const last = await idAt(2)
  await tamper(sql`delete from audit where audit_id = ${last}`)
  expect(await auditDifferences(deps.db)).toEqual(['audit: ends at act 2, must end at 3'])
  const beside = sql`insert into audit (audit_id, user_id, call, ref_type, ref_id, reason, details, at)
    values (7, ${userId}, '/admin/test', 'area', 1, '', '{}', ${deps.clock.now()})`
  await expect(beside.execute(deps.db)).rejects.toThrow('"no"')
})
