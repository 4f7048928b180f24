import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { grouped } from '@contract/digits'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { endText, momentText } from '@/lib/format/moments'
import { percent } from '@/lib/ballots/turnout'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { BallotRow } from '@/parts/ballot/ballot-row'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import { ballotsAtom } from '../atoms'
import { resultCopy } from '../copy'
import { barText, outText } from '../words'
import { candidateAt, isSameCount, ranksText } from '../rules/ranks'
import type { RoundBar, RoundView } from '../rules/rounds'
import { roundsOf } from '../rules/rounds'
import styles from './result.module.scss'

export interface ResultProps {
  readonly election: MayorElection
  /** The bar asks for the reader's own ballot. */
  readonly isAsked: boolean
  readonly onClose: () => void
}

/** Who was elected, each round of the count, and the count again on this device. Source: mockup 27-mayor-result. */
export function Result({ election, isAsked, onClose }: ResultProps) {
  const ask = useSetAtom(ballotsAtom)
  const { electionId, winner, isPublished, runnerUp, mine, cast, census } = election
  if (winner === null) return null
  const turnout = resultCopy.turnout(percent(cast, census))
  const second = runnerUp === null ? undefined : candidateAt(election, runnerUp)
  return (
    <>
      <WinnerPlate election={election} />
      {isPublished ? (
        <Section>
          {roundsOf(election).map((round) => (
            <Round key={round.no} round={round} />
          ))}
        </Section>
      ) : (
        <Note>{resultCopy.tooFew}</Note>
      )}
      {second && <View className={cx(styles.note)}>{resultCopy.runnerUp(second.nickName, second.blockNo)}</View>}
      {isPublished ? (
        <BallotRow
          title={resultCopy.published(grouped(cast))}
          note={turnout}
          isAsked={isAsked}
          onClose={onClose}
          pollId={electionId}
          hasCast={mine?.cast}
          textOf={(ranks) => ranksText(election, ranks)}
          isSame={(ballots) => isSameCount(election, ballots)}
          read={(prefix) => ask(electionId, prefix)}
        />
      ) : (
        <View className={cx(styles.note)}>{turnout}</View>
      )}
    </>
  )
}

/** The winner, as a door plate. */
function WinnerPlate({ election }: Pick<ResultProps, 'election'>) {
  const { now } = useAtomValue(serverClockAtom)
  const { winner, seatFrom } = election
  const one = winner === null ? undefined : candidateAt(election, winner)
  const last = roundsOf(election).slice(-1)[0]
  const votes = last?.bars.find(({ isWinner }) => isWinner)?.votes
  if (!one) return null
  return (
    <View className={cx(styles.plate)}>
      <View className={cx(styles.said)}>
        <View className={cx(styles.small)}>{resultCopy.won(momentText(seatFrom, now()))}</View>
        <View className={cx(styles.winner)}>{one.nickName}</View>
        {last && votes !== undefined && (
          <View className={cx(styles.small)}>
            {resultCopy.lastRound(last.no, grouped(votes), grouped(last.continuing), percent(votes, last.continuing))}
          </View>
        )}
      </View>
      <View className={cx(styles.number)}>{one.blockNo}</View>
    </View>
  )
}

function Round({ round }: { readonly round: RoundView }) {
  const { no, continuing, majority, exhausted, bars, line, out } = round
  return (
    <View className={cx(styles.round)}>
      <View className={cx(styles.top)}>
        <View className={cx(styles.no)}>{resultCopy.round(no)}</View>
        <View className={cx(styles.small)}>{resultCopy.valid(grouped(continuing), grouped(majority))}</View>
      </View>
      {bars.map((bar) => (
        <Bar key={bar.place} bar={bar} line={line} />
      ))}
      {out ? (
        <View className={cx(styles.small)}>
          <View className={cx(styles.strong)} style={{ display: 'inline' }}>
            {resultCopy.out(out.name)}
          </View>
          {outText(out)}
        </View>
      ) : (
        exhausted > 0 && <View className={cx(styles.small)}>{resultCopy.exhausted(grouped(exhausted))}</View>
      )}
    </View>
  )
}

function Bar({ bar, line }: { readonly bar: RoundBar; readonly line: number }) {
  const { name, blockNo, votes, gained, filled, gainedFilled, isWinner, isOut } = bar
  return (
    <View className={cx(styles.line, isOut && styles.out)}>
      <View className={cx(styles.name)}>
        <View className={cx(styles.nick)}>{name}</View>
        {blockNo}
      </View>
      <View className={cx(styles.bar)} {...a11y.describe({ role: 'img', label: barText(bar) })}>
        <View className={cx(styles.votes, isWinner && styles.won)} style={{ width: `${filled}%` }} />
        <View className={cx(styles.came)} style={{ width: `${gainedFilled}%` }} />
        <View className={cx(styles.mark)} style={{ left: `${line}%` }} />
      </View>
      <View className={cx(styles.count)}>
        {gained > 0 && (
          <View className={cx(styles.gain)} style={{ display: 'inline' }}>
            {`+${grouped(gained)}`}
          </View>
        )}
        {grouped(votes)}
      </View>
    </View>
  )
}

/** Why nobody was elected, and what follows. Source: community §7 (pages: void). */
export function VoidNote({ election: { cast, census, againAt, attempt } }: Pick<ResultProps, 'election'>) {
  const { now } = useAtomValue(serverClockAtom)
  const why = census === 0 ? resultCopy.voidNobody : resultCopy.voidTurnout(percent(cast, census))
  const then = againAt === null ? (attempt === 1 ? '' : resultCopy.noAgain) : resultCopy.again(endText(againAt, now()))
  return <Note>{`${why}${then}。`}</Note>
}
