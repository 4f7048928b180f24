import type { AdminSpend } from '@contract/endpoints/console/community/fund'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { transact } from '../../../server/db/transact'
import type { Deps } from '../../../server/deps'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { runDue, schedule } from '../../../server/jobs/jobs'
import { post } from '../../../server/ledger/post'
import { actOnSpend, giveBack, handInProof } from '../../../server/modules/fund/acts'
import { addGift } from '../../../server/modules/fund/gifts'
import { fundJobs } from '../../../server/modules/fund/jobs'
import type { PassedVote } from '../../../server/modules/fund/open/approve'
import { approveSpend } from '../../../server/modules/fund/open/approve'
import type { TestDeps } from '../database/database'
import { answerAsk, thenSeen } from '../admin/second'
import { areaId, clientNo, resident, valueOf } from './small-city'

/** Everything of funds that is due now. */
export const work = (deps: TestDeps) => runDue(deps, fundJobs(deps))

/** Gives a fund money from outside, as the shares of orders do. */
export async function fill(deps: TestDeps, amountFen: number, area = areaId): Promise<void> {
  const cause = {
    type: 'order_done',
    refType: 'order',
    refId: deps.ids.next(),
    reference: 'D261121-0006',
    memo: '成交',
  } as const
  const transfer = { from: 'gateway:test', to: `area:${area}:fund`, amount: fen(amountFen) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
}

export const give = (
  deps: TestDeps,
  caller: Caller,
  amountFen: number,
  { memo = '', anonymous = false, no = clientNo() } = {},
) => addGift(deps, caller, { clientNo: no, areaId, amount: fen(amountFen), memo, anonymous })

let votes = 0
/** A vote on the fund's money as its row is once it was counted, or while it is open. */
export async function voteRow(
  deps: Deps,
  payee: Caller,
  amount: number,
  state: 'passed' | 'open' = 'passed',
): Promise<{ voteId: number; voteNo: string }> {
  votes += 1
  const [voteId, no, now] = [deps.ids.next(), `V261102-${votes}`, deps.clock.now()]
  const { userId, blockId, blockNo } = payee
  const row = {
    vote_id: voteId,
    no,
    ver: 1,
    area_id: areaId,
    author_user_id: userId,
    author_block_id: blockId,
    author_block_no: blockNo,
    kind: 'fund' as const,
    title: '南桥路灯维修',
    content: '',
    ballot: 'yesno' as const,
    options: '[]',
    max_choice: 1,
    days: 3,
    min_turnout: 30,
    pass_share: 60,
    results: 'atEnd' as const,
    anonymous: true,
    amount,
    payee_user_id: userId,
    payee_block_id: blockId,
    payee_block_no: blockNo,
    purpose: '换灯头',
    state,
    created_at: now - 1_000,
    draft_until: now,
    asked_at: null,
    open_at: now - 1_000,
    close_at: now + 1_000,
    remind_at: null,
    closed_at: state === 'open' ? null : now,
    census: 1,
    tally: null,
  }
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('vote')
      .values({ ...row, accepted: '', is_tie: false, cancel_reason: '', removed_by: null })
      .execute()
    if (state === 'open') await schedule(tx, { kind: 'closeVote', ref: voteId, runAt: row.close_at })
  })
  return { voteId, voteNo: no }
}

/** The close of a vote that passed. */
export async function approve(deps: Deps, payee: Caller, amount: number, wish: Partial<PassedVote> = {}) {
  const vote = {
    ...(await voteRow(deps, payee, amount)),
    areaId,
    yesShare: 7_140,
    proposedAt: deps.clock.now() - 1_000,
    author: payee,
    payee,
    purpose: '南桥路灯维修',
    amount,
    ...wish,
  }
  return transact(deps.db, (tx) => approveSpend(tx, deps, vote))
}

export const spendOf = (deps: Deps, spendId: number) =>
  deps.db.selectFrom('fund_spend').selectAll().where('spend_id', '=', spendId).executeTakeFirstOrThrow()

/** A spend that is public, of a fund that has 10,000.00. */
export async function approved(deps: TestDeps, amount = 230_000) {
  await fill(deps, 1_000_000)
  const payee = await resident(deps, 91, 0)
  const { spendId } = valueOf(await approve(deps, payee, amount))
  return { payee, spendId, guest }
}

/** The same, paid. */
export async function paid(deps: TestDeps, amount = 230_000) {
  const spend = await approved(deps, amount)
  deps.clock.at = (await spendOf(deps, spend.spendId)).pay_at
  await work(deps)
  return spend
}

export const proofText = '换灯头 6 个，工时 8 小时，发票两张。'

export const prove = async (
  deps: TestDeps,
  by: Caller,
  spendId: number,
  wish: { text?: string; thumbs?: string } = {},
) =>
  handInProof(deps, by.userId, {
    clientNo: clientNo(),
    spendId,
    ver: (await spendOf(deps, spendId)).ver,
    text: proofText,
    thumbs: 'demo/rice.svg',
    ...wish,
  })

export const back = async (deps: TestDeps, by: Caller, spendId: number, amountFen: number, no = clientNo()) =>
  giveBack(deps, by.userId, {
    clientNo: no,
    spendId,
    ver: (await spendOf(deps, spendId)).ver,
    amount: fen(amountFen),
  })

/** One operator asks to stop a spend; a second one does it, or it is taken back. */
export const stopActs = ['askStop', 'stop', 'unaskStop'] as const
export async function stopAct(
  deps: TestDeps,
  by: number,
  spendId: number,
  act: (typeof stopActs)[number],
  reason = '收款人换了',
): Promise<Result<Pick<AdminSpend, 'state' | 'acts'>, Refusal>> {
  const { ver } = await spendOf(deps, spendId)
  if (act === 'askStop') return actOnSpend(deps, by, { clientNo: clientNo(), spendId, ver, act, reason })
  const answered = answerAsk(deps, by, act === 'stop' ? 'approve' : 'refuse', { kind: 'fundStop', refId: spendId })
  return thenSeen(answered, async () => ({ state: (await spendOf(deps, spendId)).state, acts: [] }))
}

/** Violations of what must always hold for a fund, in sentences; none when all is well. Source: community §3, §10 (properties). */
export async function fundFaults({ db }: TestDeps): Promise<string[]> {
  const spends = await db.selectFrom('fund_spend').selectAll().execute()
  const gifts = await db.selectFrom('fund_gift').selectAll().execute()
  const txns = await db
    .selectFrom('entry as e')
    .innerJoin('txn as t', 't.txn_id', 'e.txn_id')
    .select(['t.type', 't.ref_id', 'e.amount', 'e.from_no', 'e.from_hash'])
    .execute()
  const account = await db.selectFrom('account').select('balance').where('key', '=', `area:${areaId}:fund`).execute()
  const jobs = await db.selectFrom('job').selectAll().where('done_at', 'is', null).execute()
  const sumOf = (type: string, id: number) =>
    txns.filter((t) => t.type === type && t.ref_id === id).reduce((sum, { amount }) => sum + amount, 0)
  const waking = (ref: number) => jobs.filter((job) => job.ref === ref).map(({ kind }) => kind)
  const unlike = (what: string, is: unknown, should: unknown) =>
    JSON.stringify(is) === JSON.stringify(should)
      ? []
      : [`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`]
  const promised = spends.reduce((sum, { state, amount }) => sum + (state === 'approved' ? amount : 0), 0)
  return [
    ...((account[0]?.balance ?? 0) < promised ? [`the fund promised ${promised} of ${account[0]?.balance}`] : []),
    ...spends.flatMap((spend) => {
      const isPaid = spend.state !== 'approved' && spend.state !== 'stopped'
      const timers = { approved: ['payFundSpend'], paid: ['lateFundProof'], accounted: [], stopped: [], returned: [] }
      return [
        ...unlike(`paid of ${spend.no}`, sumOf('fund_spend', spend.spend_id), isPaid ? spend.amount : 0),
        ...unlike(`back of ${spend.no}`, sumOf('fund_back', spend.spend_id), spend.given_back),
        ...(timers[spend.state].length === 0
          ? []
          : unlike(`timers of ${spend.no}`, waking(spend.spend_id), timers[spend.state])),
        ...txns
          .filter((t) => t.type === 'fund_spend' && t.ref_id === spend.spend_id)
          .flatMap((t) => [
            ...unlike(`place of ${spend.no}`, spend.paid_no, t.from_no),
            ...unlike(`hash of ${spend.no}`, spend.paid_hash?.toString('hex'), t.from_hash.toString('hex')),
          ]),
      ]
    }),
    ...gifts.flatMap((gift) =>
      unlike(gift.no, sumOf('fund_gift', gift.gift_id), gift.state === 'done' ? gift.amount : 0),
    ),
  ]
}
