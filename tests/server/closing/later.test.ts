import { fen } from '@contract/money'
import { closeAccount, readClosing } from '../../../server/modules/closing/service'
import { refusalOf } from '../../support/city/outcomes'
import { fill, fundFaults } from '../../support/city/fund'
import { allBooks, clientNo, inSmallCity, resident, valueOf } from '../../support/city/small-city'
import { settler, spending, write } from '../../support/city/votes'
import type { TestDeps } from '../../support/database/database'
import { proven } from './proven'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

const day = 86_400_000
const close = (caller: Parameters<typeof closeAccount>[1]) =>
  closeAccount(deps, caller, { clientNo: clientNo(), blocks: 1, rest: fen(0) })

it('waits a day after a change of how one signs in, to the millisecond', async () => {
  const own = await resident(deps, 128, 0)
  const at = deps.clock.now()
  await deps.db
    .insertInto('credential_change')
    .values({ change_id: 1, user_id: own.userId, what: 'founder', at, mobile: '' })
    .execute()
  deps.clock.forward(day - 1)
  const caller = await proven(deps, own)
  expect(refusalOf(await close(caller))).toMatchObject({ reason: 'LOCKED', data: { until: at + day } })
  deps.clock.forward(1)
  valueOf(await close(await proven(deps, own)))
})

it('waits for a proposal that would pay this person from the fund, also while supporters are looked for', async () => {
  const [own, author] = [await resident(deps, 128, 0), await settler(deps, 130)]
  await fill(deps, 500_000)
  valueOf(await write(deps, author, { ...spending, payeeBlockNo: 128 }))
  expect(valueOf(await readClosing(deps, own.userId)).obstacles).toEqual([{ what: 'spends', count: 1 }])
})
