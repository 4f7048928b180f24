import type { PublishedBallot } from '@/lib/ballots/found'
import type { BallotCheck } from '@/lib/ballots/use-ballot-check'
import { lazy } from '@/lib/lazy/lazy'
import type { FoundBoxesProps } from './found-boxes'

const Boxes = lazy(() =>
  import(/* webpackChunkName: "ballot" */ './found-boxes').then(({ FoundBoxes: Loaded }) => Loaded),
)

export interface FoundInProps<Ballot> extends Pick<FoundBoxesProps, 'asked'> {
  readonly check: Pick<BallotCheck<Ballot>, 'read' | 'receipt' | 'forget'>
  /** Whether these ballots give the result that was published. */
  readonly isSame: (ballots: readonly Ballot[]) => boolean
}

/** What the ballots said, loaded with what hashes a receipt once they were read; without it they count as not read. */
export function FoundIn<Ballot extends PublishedBallot>({ check, asked, isSame }: FoundInProps<Ballot>) {
  const { read, receipt, forget } = check
  return read ? (
    <Boxes asked={asked} read={read} receipt={receipt} isSame={isSame(read.ballots)} onMissing={forget} />
  ) : null
}
