import { fen } from '@contract/money'
import { balancesOf } from '../../../server/ledger/wallet'
import { giveBack } from '../../../server/modules/fund/acts'
import { fundJobs } from '../../../server/modules/fund/jobs'
import { runDue } from '../../../server/jobs/jobs'
import type { TestDeps } from '../../support/database/database'
import { approve, approved, fill, fundFaults, give, paid, spendOf, stopAct, work } from '../../support/city/fund'
import { reasons, times, won } from '../../support/city/outcomes'
import {
  allBooks,
  clientNo,
  credit,
  inSmallCity,
  operators,
  payFor,
  resident,
  valueOf,
} from '../../support/city/small-city'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

it('R5, as far as there are no votes: twenty closes share the last free money, and none gets what another has', async () => {
  await fill(deps, 1_000)
  const payee = await resident(deps, 91, 0)
  const results = await times(20, () => approve(deps, payee, 300))
  expect(won(results)).toHaveLength(3)
  expect(reasons(results)).toEqual(new Set(['NOT_ENOUGH']))
  deps.clock.forward(10 * 86_400_000)
  await work(deps)
  expect(await balancesOf(deps.db, payee.userId)).toMatchObject({ income: 900 })
})

it.each([1, 2, 3])(
  'R6: a spend is paid or stopped when both come at once, and posts once at most (%i)',
  async (round) => {
    const { spendId, payee } = await approved(deps)
    const [one = 0, other = 0] = await operators(deps)
    valueOf(await stopAct(deps, one, spendId, 'askStop'))
    deps.clock.at = (await spendOf(deps, spendId)).pay_at
    const stops = () => times(10, () => stopAct(deps, other, spendId, 'stop'))
    const pays = () => times(10, () => runDue(deps, fundJobs(deps)))
    const [stopped] =
      round === 1 ? await Promise.all([stops(), pays()]) : (await Promise.all([pays(), stops()])).reverse()
    const { state } = await spendOf(deps, spendId)
    const { income } = await balancesOf(deps.db, payee.userId)
    expect(won(stopped as readonly { ok: boolean }[]).length).toBe(state === 'stopped' ? 1 : 0)
    expect([state, income]).toEqual(state === 'stopped' ? ['stopped', 0] : ['paid', 230_000])
  },
)

it('gives back what there is once, when twenty devices do it', async () => {
  const { spendId, payee } = await paid(deps)
  await credit(deps, payee.userId, 1_000_000)
  const { ver } = await spendOf(deps, spendId)
  const results = await times(20, () =>
    giveBack(deps, payee.userId, { clientNo: clientNo(), spendId, ver, amount: fen(200_000) }),
  )
  expect(won(results)).toHaveLength(1)
  expect(reasons(results)).toEqual(new Set(['MOVED']))
})

it('keeps to the day’s limit when twenty gifts of one person are made at once, and pays each once', async () => {
  const giver = await resident(deps, 128, 5_000_000)
  const results = await times(20, () => give(deps, giver, 300_000))
  expect(won(results)).toHaveLength(6)
  expect(reasons(results)).toEqual(new Set(['LIMIT']))
  const [gift] = results.flatMap((result) => (result.ok ? [result.value] : []))
  const paying = await times(20, () => payFor(deps, giver, gift?.payNo ?? ''))
  expect(won(paying)).toHaveLength(1)
  expect(await balancesOf(deps.db, giver.userId)).toMatchObject({ available: 4_700_000 })
})

it('like R24: a clock that jumps over payout, lateness and a reminder does each once, in their order', async () => {
  const { spendId, payee } = await approved(deps)
  deps.clock.at = (await spendOf(deps, spendId)).pay_at + 31 * 86_400_000
  await times(20, () => work(deps))
  expect(await spendOf(deps, spendId)).toMatchObject({ state: 'paid', paid_at: deps.clock.now() })
  deps.clock.forward(45 * 86_400_000)
  await times(20, () => work(deps))
  const told = await deps.db.selectFrom('user_notice').select('kind').where('user_id', '=', payee.userId).execute()
  expect(told.map(({ kind }) => kind)).toEqual(['fundPaid', 'fundProofLate'])
})

it('holds what must hold after any row of acts', async () => {
  await fill(deps, 100_000)
  const [one = 0, other = 0] = await operators(deps)
  const people = await Promise.all([91, 92, 93].map((no) => resident(deps, no, 50_000)))
  let seed = 20_261_121
  const roll = (sides: number) => (seed = (seed * 48_271) % 2_147_483_647) % sides
  for (let turn = 0; turn < 120; turn += 1) {
    const person = people[roll(3)]
    if (!person) continue
    const spends = await deps.db.selectFrom('fund_spend').selectAll().orderBy('spend_id').execute()
    const spend = spends[roll(Math.max(1, spends.length))]
    const kind = roll(6)
    if (kind === 0 || !spend) await approve(deps, person, 1 + roll(40_000))
    else if (kind === 1) deps.clock.forward(roll(20) * 6 * 3_600_000)
    else if (kind === 2)
      await stopAct(deps, roll(2) === 0 ? one : other, spend.spend_id, roll(2) === 0 ? 'askStop' : 'stop')
    else if (kind === 3) {
      const wish = { clientNo: clientNo(), spendId: spend.spend_id, ver: spend.ver, amount: fen(1 + roll(9_000)) }
      await giveBack(deps, spend.payee_user_id, wish)
    } else if (kind === 4) {
      const gift = await give(deps, person, 100 + roll(3_000))
      if (gift.ok) await payFor(deps, person, gift.value.payNo)
    } else await work(deps)
    if (turn % 20 === 0) expect(await fundFaults(deps)).toEqual([])
  }
})

it('a spend that is paid while its stop is asked for leaves nothing that a second person could agree to', async () => {
  const { spendId } = await approved(deps)
  const [one = 0] = await operators(deps)
  const { pay_at: payAt } = await spendOf(deps, spendId)
  deps.clock.at = payAt - 3_600_000
  valueOf(await stopAct(deps, one, spendId, 'askStop'))
  const ask = () => deps.db.selectFrom('approval').select('state').where('ref_id', '=', spendId).execute()
  expect(await ask()).toEqual([{ state: 'waiting' }])
  deps.clock.at = payAt
  await work(deps)
  expect((await spendOf(deps, spendId)).state).toBe('paid')
  expect(await ask()).toEqual([{ state: 'lapsed' }])
})
