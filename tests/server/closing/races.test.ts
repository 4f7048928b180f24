import { closing as waits } from '@contract/limits'
import { fen } from '@contract/money'
import { SignedOut } from '../../../server/http/signed-out'
import { runDue } from '../../../server/jobs/jobs'
import { closingJobs } from '../../../server/modules/closing/jobs'
import { closeAccount, readClosing, takeBack } from '../../../server/modules/closing/service'
import { addFavourite } from '../../../server/modules/favourites/service'
import { fundFaults, give } from '../../support/city/fund'
import { times } from '../../support/city/outcomes'
import { proven, sold } from './proven'
import { allBooks, clientNo, inSmallCity, payFor, resident, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'
import type { Caller } from '../../../server/http/caller'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

const close = (caller: Caller, rest = 0) => closeAccount(deps, caller, { clientNo: clientNo(), rest: fen(rest) })
const work = () => runDue(deps, closingJobs(deps))

/** Like an outcome: what the account's end answers as to a guest is a refusal. */
const ended = async (run: () => Promise<{ ok: boolean }>): Promise<boolean> => {
  try {
    return (await run()).ok
  } catch (error) {
    if (error instanceof SignedOut) return false
    throw error
  }
}

const person = ({ userId }: Caller) =>
  deps.db
    .selectFrom('user_account')
    .select(['closed_at', 'closing_until', 'nick_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** Ten closes among ten others, interleaved; says whether the account waits and how many of the others got through. */
async function race(caller: Caller, other: () => Promise<{ ok: boolean }>, rest = 0) {
  const results = await times(20, (at) => (at % 2 === 0 ? ended(() => close(caller, rest)) : ended(other)))
  const closes = results.filter((ok, at) => at % 2 === 0 && ok).length
  const others = results.filter((ok, at) => at % 2 === 1 && ok).length
  expect(closes > 0).toBe((await person(caller)).closing_until !== null)
  return { closes, others }
}

it('twenty closes of two devices freeze the account once, and close it once', async () => {
  const own = await sold(deps, 128, 500)
  const devices = [await proven(deps, own), await proven(deps, own)]
  const results = await times(20, (at) => ended(() => close(devices[at % 2] ?? own, 500)))
  expect(results.filter(Boolean).length).toBeGreaterThan(0)
  const changes = await deps.db.selectFrom('credential_change').select('what').execute()
  expect(changes).toEqual([{ what: 'closing' }])
  deps.clock.forward(waits.backMs)
  await Promise.all([work(), work(), work()])
  expect(await deps.db.selectFrom('fund_gift').select('amount').execute()).toEqual([{ amount: 500 }])
})

it.each([1, 2, 3, 4])(
  'taken back at the very end it is either closed or in use, never half of each (%i)',
  async (round) => {
    const own = await sold(deps, 128, 500)
    const caller = await proven(deps, own)
    valueOf(await close(caller, 500))
    deps.clock.forward(waits.backMs)
    const back = () => ended(() => takeBack(deps, caller, { clientNo: clientNo() }))
    const runs = [work, back, work, back].slice(round % 2)
    const results = await Promise.all(runs.map((run) => run()))
    const isBack = results.includes(true)
    const { closed_at: closedAt, closing_until: until, nick_name: name } = await person(own)
    expect(until).toBeNull()
    expect(closedAt === null).toBe(isBack)
    expect(name === '居民128').toBe(isBack)
    const gifts = await deps.db.selectFrom('fund_gift').select('amount').execute()
    expect(gifts).toHaveLength(isBack ? 0 : 1)
  },
)

it('a gift that is made meanwhile is refused, or keeps the account in use', async () => {
  const own = await proven(deps, await sold(deps, 128, 900))
  const { closes, others } = await race(own, () => give(deps, own, 100), 900)
  expect(Math.min(closes, others)).toBe(0)
  expect(closes + others).toBeGreaterThan(0)
})

it('a payment that runs meanwhile is paid whole, and the account is closed with what is left', async () => {
  const own = await proven(deps, await sold(deps, 128, 900))
  const gift = valueOf(await give(deps, own, 100))
  const { others } = await race(own, () => payFor(deps, own, gift.payNo), 800)
  expect(others).toBe(1)
  if (valueOf(await readClosing(deps, own.userId)).until === null) return
  deps.clock.forward(waits.backMs)
  await work()
  const gifts = await deps.db.selectFrom('fund_gift').select('amount').orderBy('amount').execute()
  expect(gifts).toEqual([{ amount: 100 }, { amount: 800 }])
})

it('what a person keeps meanwhile is not left behind', async () => {
  const own = await proven(deps, await sold(deps, 128))
  const other = await resident(deps, 129, 0)
  await race(own, () => addFavourite(deps, own.userId, { kind: 'block', refId: other.blockId }))
  deps.clock.forward(waits.backMs)
  await work()
  expect((await person(own)).closed_at).not.toBeNull()
  expect(await deps.db.selectFrom('favourite').selectAll().execute()).toEqual([])
})
