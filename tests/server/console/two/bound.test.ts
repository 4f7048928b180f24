import type { ApprovalKind } from '@contract/console/approval-kinds'
import { sql } from 'kysely'
import { clientNo } from '../../../support/city/small-city'
import { prove } from '../../../support/admin/console-client'
import type { WholeCity } from '../access/whole-city'
import { wholeCity } from '../access/whole-city'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'
import type { Matter } from './matters'
import { approve, mattersOf, only, othersOf, waiting } from './matters'

let city: WholeCity
let server: WholeCity['server']
let zhou: Colleague
let lan: Colleague
let mei: Colleague
let matters: readonly Omit<Matter, 'asker'>[]

beforeAll(async () => {
  city = await wholeCity()
  server = city.server
  matters = [...(await othersOf(city)), ...(await mattersOf(city))]
  await server.deps.db.updateTable('approval').set({ state: 'refused', decided_at: 0 }).execute()
  const clerk = () => colleague(server, ['operator', 'finance'])
  ;[zhou, lan, mei] = [await clerk(), await clerk(), await clerk()]
})
afterAll(() => server.close())

const kinds = ['correction', 'round', 'undo', 'unfreeze', 'fundStop', 'strike', 'roundHalt'] satisfies ApprovalKind[]
const matterOf = (kind: ApprovalKind): Omit<Matter, 'asker'> => {
  const found = matters.find((one) => one.kind === kind)
  if (!found) throw new Error(`no matter of ${kind}`)
  return found
}
const askAt = async ({ kind, ask, row, payload }: Omit<Matter, 'asker'>) => {
  const answer = await freshly(server, zhou, async () => ask(zhou, (await row()).ver))
  expect([kind, answer.code]).toEqual([kind, 200])
  expect(await only(lan)).toMatchObject({ kind, payload, acts: ['approve', 'refuse'] })
}
const tampered = (approvalId: number) =>
  server.deps.db
    .updateTable('approval')
    .set({ payload: sql`payload || '{"amount": 1}'::jsonb` as never })
    .where('approval_id', '=', approvalId)
    .execute()
const moved = ([table, key, id]: NonNullable<Matter['bound']>) =>
  sql`update ${sql.table(table)} set ver = ver + 1 where ${sql.ref(key)} = ${id}`.execute(server.deps.db)

const lapsed = { reason: 'MOVED', approval: { state: 'lapsed', acts: [] } }

/** What was wished is not done; the ask is over, and everything can be asked again. */
async function isLapsed(matter: Omit<Matter, 'asker'>): Promise<void> {
  const answer = await approve(server, lan)
  expect([matter.kind, answer]).toEqual([matter.kind, expect.objectContaining({ msg: '内容已变，复核作废' })])
  expect(answer.data).toMatchObject(lapsed)
  expect([matter.kind, (await matter.row()).state]).not.toEqual([matter.kind, matter.done])
  expect(await waiting(lan)).toEqual([])
}

it.each(kinds)('%s lapses with another payload, and where its thing is another one', async (kind) => {
  const matter = matterOf(kind)
  await askAt(matter)
  const other = await only(lan)
  const wish = { clientNo: clientNo(), id: other.approvalId, ver: other.ver, payloadHash: 'x'.repeat(43) }
  const seen = await freshly(server, lan, () => lan.browser.call('/admin/approval/approve', wish))
  expect([kind, seen.data]).toEqual([kind, expect.objectContaining({ reason: 'MOVED' })])
  expect(await waiting(lan)).toEqual([])

  await askAt(matter)
  await tampered((await only(lan)).approvalId)
  await isLapsed(matter)

  if (!matter.bound) return
  await askAt(matter)
  await moved(matter.bound)
  await isLapsed(matter)
})

it('only a halt stays what it is while its thing moves on', () => {
  expect(kinds.filter((kind) => matterOf(kind).bound === undefined)).toEqual(['roundHalt'])
  expect(kinds.filter((kind) => matterOf(kind).party === undefined)).toEqual(['round', 'roundHalt'])
})

it.each(kinds)(
  '%s is agreed to by nobody whose thing it is, nor by who asked; of twenty approvals by two others one does it',
  async (kind) => {
    const matter = matterOf(kind)
    await askAt(matter)
    expect((await approve(server, zhou)).data).toMatchObject({ reason: 'OWN' })
    if (matter.party !== undefined) {
      const own = await colleague(server, ['operator', 'finance'], { userId: matter.party })
      expect([kind, (await approve(server, own)).data]).toEqual([kind, expect.objectContaining({ reason: 'OWN' })])
    }
    const { approvalId: id, ver, payloadHash } = await only(lan)
    for (const { browser, staff } of [lan, mei]) await prove(server, browser, staff)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? lan : mei).browser.call('/admin/approval/approve', {
          clientNo: clientNo(),
          id,
          ver,
          payloadHash,
        }),
      ),
    )
    const said = answers.map(({ code, data }) => (code === 200 ? data.state : data.reason))
    expect([kind, ...said.sort()]).toEqual([kind, ...Array<string>(19).fill('MOVED'), 'approved'])
    expect([kind, (await matter.row()).state]).toEqual([kind, matter.done])
    const done = server.deps.db.selectFrom('audit').select('audit_id').where('approval_id', '=', id)
    expect(await done.where('call', '=', '/admin/approval/approve').execute()).toHaveLength(1)
  },
)
