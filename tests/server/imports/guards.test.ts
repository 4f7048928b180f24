import type { ImportKind } from '@contract/console/import-columns'
import { importLimits } from '@contract/endpoints/console/imports'
import { lockOwners } from '../../../server/modules/imports/import-store'
import { checkImport, runImport } from '../../../server/modules/imports/service'
import { staffCaller } from '../../support/admin/as-operator'
import { areaId, clientNo, emptyCity, operators } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let by: number
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  ;[by = 0] = await operators(deps)
})
afterAll(() => database.close())

const zones = '起号,止号,片区,单价\n1,100,城心,888.00\n'

describe('a file is read', () => {
  const checked = async (csv: string, areas: readonly number[] | null = null, area = areaId) => {
    const file = { areaId: area, kind: 'blocks' satisfies ImportKind, csv, update: false } as const
    const answer = await checkImport(deps, staffCaller(by, { areas }), file)
    return answer.ok ? answer.value.fresh : answer.error
  }
  const wrong = (said: string) => ({
    reason: 'FORM',
    data: { fields: { csv: expect.stringContaining(said) as string } },
  })

  it('against a city that is there, by who works in it', async () => {
    expect([await checked(zones), await checked(zones, [areaId])]).toEqual([1, 1])
    expect(await checked(zones, [areaId + 1])).toMatchObject({ reason: 'NOT_FOUND' })
    expect(await checked(zones, null, areaId + 1)).toMatchObject({ reason: 'NOT_FOUND' })
  })
  it('with the heads of its kind, and so many lines at most', async () => {
    expect(await checked('甲,乙\n1,2\n')).toMatchObject({
      reason: 'FORM',
      data: { fields: { csv: expect.any(String) as string } },
    })
    const lines = (count: number) => '起号,止号,片区,单价\n' + '1,100,城心,888.00\n'.repeat(count)
    expect(await checked(lines(importLimits.lines + 1))).toMatchObject(wrong(String(importLimits.lines)))
  })
  it('and does nothing while one line is wrong', async () => {
    const wish = {
      clientNo: clientNo(),
      areaId,
      kind: 'blocks',
      update: false,
      name: '片区.csv',
      reason: '新城开城导入',
    } as const
    const answer = await runImport(deps, staffCaller(by), { ...wish, csv: `${zones}9,8,北门,1\n` })
    expect(answer.ok ? undefined : answer.error).toMatchObject(wrong('1 行'))
    expect(await deps.db.selectFrom('block_zone').selectAll().execute()).toEqual([])
  })
})

it('of the blocks of a city the owners are found to be locked, in order', async () => {
  const found = await inPassing(deps.db, async (tx) => {
    for (const userId of [601, 602, 603, 604]) await plant(tx, 'user_account', { user_id: userId })
    const blocks = [
      [31, 602],
      [32, 601],
      [33, 603],
    ] as const
    for (const [no, owner] of blocks)
      await plant(tx, 'block', { block_id: no, area_id: areaId, block_no: no, owner_user_id: owner })
    await plant(tx, 'block', { block_id: 34, area_id: 77, block_no: 31, owner_user_id: 604 })
    return (await lockOwners(tx, areaId, [31, 32, 35])).rows
  })
  expect(found).toEqual([{ user_id: 601 }, { user_id: 602 }])
})
