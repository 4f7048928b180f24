import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { BlockLock } from '../../area/open/locks'
import { lockText } from '../../area/open/locks'
import { candidatesOf } from '../candidate-store'
import { electionsOfBlock, lockElection } from '../election-store'
import { moveOn, strikeCandidate } from '../life'
import { termOfElection } from '../term-store'
import { loseSeat } from '../terms'

/**
 * What becomes of a block's candidacies and of its seat when it can stand no more (it is offered for transfer, frozen, or has a new owner),
 * in the transaction of that: a candidate is struck, a mayor loses the seat. An election whose voting is over is counted first, so that it
 * is the time that decides, not its timer. The city is told which of them it was. Source: community §7, rows 5 and 11; §10 (R20).
 */
export async function closeElectionsOfBlock(tx: Tx, deps: Deps, blockId: number, lock: BlockLock): Promise<void> {
  for (const electionId of await electionsOfBlock(tx, blockId)) {
    const locked = await lockElection(tx, electionId)
    if (!locked) continue
    const isOver = locked.state === 'voting' && locked.vote_to <= deps.clock.now()
    const election = isOver ? await moveOn(tx, deps, locked) : locked
    const own = (await candidatesOf(tx, electionId)).find((one) => one.block_id === blockId)
    if (own?.state !== 'standing') continue
    const term = await termOfElection(tx, electionId)
    if (election.state === 'nominating' || election.state === 'voting')
      await strikeCandidate(tx, deps, election, own, { reason: lockText[lock] })
    else if (term?.block_id === blockId) await loseSeat(tx, deps, election, term, lock)
  }
}
