import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { inRowWords, isBarredBy } from '@contract/mayor/in-row'
import { shortMoment } from '@/lib/format/moments'
import { castCopy, castRefusedCopy, checkCopy } from '@/lib/ballots/receipt-words'
import type { BarKey } from '@/lib/market/bar-key'
import { mainKey, sideKey } from '@/lib/market/bar-key'
import { barCopy, copy, rankCopy, standCopy } from '../copy'
import type { ReaderBlock } from './turn'

export interface BarFacts {
  readonly election: Pick<
    MayorElection,
    | 'state'
    | 'acts'
    | 'mine'
    | 'mostInRow'
    | 'nominateFrom'
    | 'voteFrom'
    | 'voteTo'
    | 'candidates'
    | 'winner'
    | 'isPublished'
  >
  readonly enabled: boolean
  readonly blockNo: ReaderBlock
  /** How many candidates are ranked. */
  readonly ranked: number
  /** Whether the device has the receipt of the first time. */
  readonly hasReceipt: boolean
  readonly isBusy: boolean
  readonly nowMs: number
}

/** What a button under an election is for. */
export type BarKind =
  'login' | 'noBlock' | 'join' | 'edit' | 'quit' | 'ballot' | 'receipt' | 'check' | 'course' | 'busy' | 'off'

const off = (label: string): BarKey<BarKind> => mainKey('off', label)

/** The buttons under an election, the weaker one first. Source: community §0 (states), §7; mockup 31-states. */
export function barOf(facts: BarFacts): readonly BarKey<BarKind>[] {
  const { state, acts, nominateFrom } = facts.election
  if (facts.isBusy) return [mainKey('busy', copy.sending)]
  const leave = acts.includes('quit') ? [sideKey('quit', standCopy.quit)] : []
  switch (state) {
    case 'announced':
      return [off(barCopy.notYet(shortMoment(nominateFrom)))]
    case 'nominating':
      return [...leave, standKey(facts)]
    case 'voting':
      return [...leave, voteKey(facts)]
    case 'seated':
    case 'void':
      return [
        ...(hasBallots(facts.election) ? [sideKey('check', checkCopy.title)] : []),
        sideKey('course', barCopy.course),
      ]
  }
}

/** Whether everybody can look among its ballots for their own. */
const hasBallots = ({ winner, isPublished }: BarFacts['election']): boolean => winner !== null && isPublished

/** Standing, or why not. */
function standKey({ election, enabled, blockNo, nowMs }: BarFacts): BarKey<BarKind> {
  const { acts, mine, voteFrom, candidates, mostInRow } = election
  if (acts.includes('edit')) return sideKey('edit', standCopy.edit)
  if (acts.includes('join')) return mainKey('join', standCopy.title)
  if (nowMs >= voteFrom) return off(barCopy.closed)
  if (blockNo === undefined) return mainKey('login', barCopy.loginToStand)
  if (!enabled) return off(barCopy.notEnabled)
  if (blockNo === 0) return mainKey('noBlock', barCopy.blockToStand)
  if (mine === null) return off(barCopy.elsewhereStand)
  if (candidates.some(({ isMine }) => isMine)) return off(barCopy.hasLeft)
  if (mine.inTransfer) return off(barCopy.transferStand(mine.blockNo))
  if (mine.lostDisputes > 0) return off(barCopy.disputes)
  if (isBarredBy(mostInRow, mine.termsInRow)) return off(inRowWords.barred(mine.termsInRow))
  return off(mine.isEligible ? barCopy.manager : barCopy.days(mine.residentDays))
}

/** Why the reader cannot vote, whoever is ranked; undefined when nothing stands in the way. */
function hindrance({ election: { acts, mine, voteTo }, enabled, nowMs }: BarFacts): string | undefined {
  if (nowMs >= voteTo) return mine?.inCensus && !mine.cast ? castRefusedCopy.CLOSED.text : barCopy.closed
  if (!enabled) return barCopy.notEnabled
  if (mine === null) return barCopy.elsewhereVote
  if (mine.inTransfer) return barCopy.transferVote(mine.blockNo)
  if (!mine.inCensus) return barCopy.notInCensus(mine.blockNo)
  return acts.includes('cast') || acts.includes('change') ? undefined : barCopy.manager
}

/** Voting, or why not. */
function voteKey(facts: BarFacts): BarKey<BarKind> {
  const { election, blockNo, ranked, hasReceipt, nowMs } = facts
  if (nowMs < election.voteTo) {
    if (blockNo === undefined) return mainKey('login', barCopy.loginToVote)
    if (facts.enabled && blockNo === 0) return mainKey('noBlock', barCopy.blockToVote)
  }
  const reason = hindrance(facts)
  if (reason !== undefined) return off(reason)
  if (election.acts.includes('change') && !hasReceipt) return mainKey('receipt', castCopy.typeReceipt)
  if (ranked === 0) return off(rankCopy.none)
  return mainKey('ballot', election.acts.includes('change') ? rankCopy.change : rankCopy.submit)
}
