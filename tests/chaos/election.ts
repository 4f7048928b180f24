import { dayMs } from '@contract/durations'
import type { Deps } from '../../server/deps'
import type { Caller } from '../../server/http/caller'
import { guest } from '../../server/http/caller'
import { runDue } from '../../server/jobs/jobs'
import { joinElection } from '../../server/modules/mayor/acts'
import { announceByStaff } from '../../server/modules/mayor/admin'
import { mayorTimers } from '../../server/modules/mayor/jobs'
import { areaId, clientNo, valueOf } from '../support/city/small-city'

/** How long ago it was announced: it has been open for some days since, and stays so for some more. */
const announcedMs = 18 * dayMs

/** How long the candidates have lived here: longer than it takes to stand. */
export const heldMs = 60 * dayMs

/** An election that is voted in, with these candidates and some who may yet quit, by the clocks of its stages. */
export async function openElection(
  deps: Deps,
  { staying, quitting }: { readonly staying: readonly Caller[]; readonly quitting: readonly Caller[] },
  operator: number,
) {
  const at = (now: number): Deps => ({ ...deps, clock: { now: () => now } })
  const before = at(deps.clock.now() - announcedMs)
  const admin = { ...guest, userId: operator, loginUserId: operator, areaId, isStaff: true, tokenId: 1 }
  const { electionId, nominateFrom, voteFrom } = valueOf(
    await announceByStaff(before, admin, { clientNo: clientNo(), areaId }),
  )
  const during = at(nominateFrom)
  await runDue(during, mayorTimers(during))
  for (const by of [...staying, ...quitting]) {
    const { ver } = await deps.db
      .selectFrom('mayor_election')
      .select('ver')
      .where('election_id', '=', electionId)
      .executeTakeFirstOrThrow()
    const wish = { clientNo: clientNo(), electionId, ver, statement: '再修两座便民柜，公开每月账。', thumbs: '' }
    valueOf(await joinElection(during, by, wish))
  }
  await runDue(at(voteFrom), mayorTimers(at(voteFrom)))
  return { electionId, candidates: staying.length, quitters: new Set(quitting.map(({ userId }) => userId)) }
}
