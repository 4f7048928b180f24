import { randomBytes } from 'node:crypto'
import { fen } from '@contract/money'
import { receiptFrom } from '@contract/vote/receipt'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { runDue, schedule } from '../../../server/jobs/jobs'
import { fundJobs } from '../../../server/modules/fund/jobs'
import { createBlock, createUser } from '../../../server/modules/session/accounts'
import { cancelVote, removeVote, supportVote } from '../../../server/modules/vote/acts'
import { castBallot } from '../../../server/modules/vote/cast'
import { readVote } from '../../../server/modules/vote/info'
import { voteTimers } from '../../../server/modules/vote/jobs'
import { voteDifferences } from '../../../server/modules/vote/open/differences'
import { addVote, editVote } from '../../../server/modules/vote/write'
import type { TestDeps } from '../database/database'
import { allBooks, areaId, clientNo, freshMobile, valueOf } from './small-city'

type Wish = Parameters<typeof addVote>[2]

/** Everything of votes and funds that is due now. */
export const work = (deps: TestDeps) => runDue(deps, { ...voteTimers(deps), ...fundJobs(deps) })

/** A resident who may write a vote; `heldSince`: when the block became theirs, where that matters. */
export async function settler(deps: TestDeps, blockNo: number, points = 20, heldSince?: number): Promise<Caller> {
  const userId = await createUser(deps, { nickName: `居民${blockNo}`, mobile: freshMobile(), points })
  const blockId = await createBlock(deps, {
    areaId,
    blockNo,
    ownerUserId: userId,
    capacity: 5,
    ...(heldSince !== undefined && { heldSince }),
  })
  return { ...guest, userId, loginUserId: userId, areaId, blockId, blockNo, tokenId: 1 }
}

/** Residents at the blocks from 1 on. */
export const settlers = (deps: TestDeps, count: number): Promise<Caller[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => settler(deps, i + 1)))

export const opinion: Omit<Wish, 'clientNo'> = {
  kind: 'opinion',
  title: '周末夜市收摊时间',
  content: '改到 22:00。',
  ballot: 'yesno',
  options: [],
  maxChoice: 1,
  days: 3,
  minTurnout: 30,
  passShare: 50,
  results: 'atEnd',
  anonymous: true,
  purpose: '',
  draft: 0,
}

export const spending: Omit<Wish, 'clientNo'> = {
  ...opinion,
  kind: 'fund',
  title: '南桥路灯维修',
  passShare: 60,
  purpose: '换灯头 6 个',
  amount: fen(230_000),
  payeeBlockNo: 1,
}

/** Several choices, shown to those who have voted. */
export const several: Omit<Wish, 'clientNo'> = {
  ...opinion,
  title: '明年先修哪几处',
  ballot: 'multi',
  maxChoice: 2,
  results: 'afterVote',
  options: ['北门台阶', '河西候车亭', '南桥扶手'].map((text) => ({ text, note: '' })),
}

export const write = (deps: TestDeps, by: Caller, wish: Partial<Wish> = {}) =>
  addVote(deps, by, { ...opinion, clientNo: clientNo(), ...wish })

export const verOf = async ({ db }: TestDeps, voteId: number) =>
  (await db.selectFrom('vote').select('ver').where('vote_id', '=', voteId).executeTakeFirstOrThrow()).ver

type Touch = Partial<{ ver: number; clientNo: string }>
const touch = async (deps: TestDeps, voteId: number, { ver, clientNo: no }: Touch) => ({
  clientNo: no ?? clientNo(),
  voteId,
  ver: ver ?? (await verOf(deps, voteId)),
})

export const edit = async (deps: TestDeps, by: Caller, voteId: number, wish: Partial<Wish> = {}, at: Touch = {}) =>
  editVote(deps, by, { ...opinion, ...wish, ...(await touch(deps, voteId, at)) })

export const support = async (deps: TestDeps, by: Caller, voteId: number, on = 1, at: Touch = {}) =>
  supportVote(deps, by, { ...(await touch(deps, voteId, at)), on })

export const cancel = async (deps: TestDeps, by: Caller, voteId: number, reason = '', at: Touch = {}) =>
  cancelVote(deps, by, { ...(await touch(deps, voteId, at)), reason })

export const remove = async (deps: TestDeps, by: Caller, voteId: number, reason = '有人身攻击', at: Touch = {}) =>
  removeVote(deps, by, { ...(await touch(deps, voteId, at)), reason })

export const receipt = () => receiptFrom([...randomBytes(16)])

export const cast = (
  deps: TestDeps,
  by: Caller,
  voteId: number,
  choice: number[],
  paper = receipt(),
  no = clientNo(),
) => castBallot(deps, by, { clientNo: no, voteId, choice, receipt: paper })

export const read = async (deps: TestDeps, by: Caller, voteId: number) => valueOf(await readVote(deps, by, voteId))

/** Lets a vote close. */
export async function close(deps: TestDeps, voteId: number): Promise<void> {
  const row = await deps.db
    .selectFrom('vote')
    .select('close_at')
    .where('vote_id', '=', voteId)
    .executeTakeFirstOrThrow()
  deps.clock.at = Math.max(deps.clock.at, row.close_at ?? 0)
  await work(deps)
}

/** The mayor of the city. */
export async function seatMayor({ db, clock }: TestDeps, { userId }: Caller): Promise<void> {
  await db
    .insertInto('area_role')
    .values({ area_id: areaId, user_id: userId, role: 'mayor', since: clock.now() })
    .execute()
}

/** Sets a block for transfer, as its owner does. */
export const offer = ({ db, clock }: TestDeps, { blockId }: Caller) =>
  db.transaction().execute(async (tx) => {
    const until = clock.now() + 86_400_000
    await tx
      .updateTable('block')
      .set({ state: 2, transfer_price: 100, transfer_until: until })
      .where('block_id', '=', blockId)
      .execute()
    await schedule(tx, { kind: 'endTransfer', ref: blockId, runAt: until })
  })

/** Gives a block to somebody else. */
export const handOver = ({ db }: TestDeps, { blockId }: Caller, to: Caller) =>
  db.updateTable('block').set({ owner_user_id: to.userId }).where('block_id', '=', blockId).execute()

/** What must always hold. */
export const faultsOf = (deps: TestDeps) => allBooks(deps, ({ db }) => voteDifferences(db))
