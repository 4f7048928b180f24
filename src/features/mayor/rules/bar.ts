import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { inRowWords, isBarredBy } from '@contract/mayor/in-row'
import { shortMoment } from '@/lib/format/moments'
import { castCopy, castRefusedCopy, checkCopy } from '@/lib/ballots/receipt-words'
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

type Kind = 'login' | 'noBlock' | 'join' | 'edit' | 'quit' | 'ballot' | 'receipt' | 'check' | 'course' | 'busy' | 'off'

/** A button under an election: what it does, or why it cannot be pressed. */
export interface BarKey {
  readonly kind: Kind
  readonly label: string
  /** It is what the page waits for. */
  readonly isMain: boolean
}

const main = (kind: Kind, label: string): BarKey => ({ kind, label, isMain: true })
const second = (kind: Kind, label: string): BarKey => ({ kind, label, isMain: false })
const off = (label: string): BarKey => main('off', label)

/** The buttons under an election, the weaker one first. Source: community §0 (states), §7; mockup 31-states. */
export function barOf(facts: BarFacts): readonly BarKey[] {
  const { state, acts, nominateFrom } = facts.election
  if (facts.isBusy) return [main('busy', copy.sending)]
  const leave = acts.includes('quit') ? [second('quit', standCopy.quit)] : []
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
        ...(hasBallots(facts.election) ? [second('check', checkCopy.title)] : []),
        second('course', barCopy.course),
      ]
  }
}

/** Whether everybody can look among its ballots for their own. */
const hasBallots = ({ winner, isPublished }: BarFacts['election']): boolean => winner !== null && isPublished

/** Standing, or why not. */
function standKey({ election, enabled, blockNo, nowMs }: BarFacts): BarKey {
  const { acts, mine, voteFrom, candidates, mostInRow } = election
  if (acts.includes('edit')) return second('edit', standCopy.edit)
  if (acts.includes('join')) return main('join', standCopy.title)
  if (nowMs >= voteFrom) return off(barCopy.closed)
  if (blockNo === undefined) return main('login', barCopy.loginToStand)
  if (!enabled) return off(barCopy.notEnabled)
  if (blockNo === 0) return main('noBlock', barCopy.blockToStand)
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
function voteKey(facts: BarFacts): BarKey {
  const { election, blockNo, ranked, hasReceipt, nowMs } = facts
  if (nowMs < election.voteTo) {
    if (blockNo === undefined) return main('login', barCopy.loginToVote)
    if (facts.enabled && blockNo === 0) return main('noBlock', barCopy.blockToVote)
  }
  const reason = hindrance(facts)
  if (reason !== undefined) return off(reason)
  if (election.acts.includes('change') && !hasReceipt) return main('receipt', castCopy.typeReceipt)
  if (ranked === 0) return off(rankCopy.none)
  return main('ballot', election.acts.includes('change') ? rankCopy.change : rankCopy.submit)
}
