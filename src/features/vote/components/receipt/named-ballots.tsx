import { View } from '@tarojs/components'
import { useMemo } from 'react'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import type { ShownList } from '@/lib/remote/list'
import { partOf } from '@/lib/remote/parts'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Parts } from '@/ui/list-view/parts'
import { Plate } from '@/ui/plate/plate'
import type { Ballot } from '../../atoms'
import { namedCopy } from '../../copy'
import { chosenText } from '../../rules/choice'
import styles from '../result.module.scss'

/** As high as the kit assumes a part of a list to be that was not drawn yet. */
const rowsOfPart = 50

/** All ballots in the order of their blocks, as parts that are drawn while they are near. */
function shownOf(ballots: readonly Ballot[]): ShownList<Ballot, undefined> {
  const rows = [...ballots].sort((one, other) => (one.blockNo ?? 0) - (other.blockNo ?? 0))
  const parts = Array.from({ length: Math.ceil(rows.length / rowsOfPart) }, (_, at) =>
    partOf(at + 1, undefined, rows.slice(at * rowsOfPart, (at + 1) * rowsOfPart)),
  )
  return { rows, total: rows.length, page: parts.length, extra: undefined, parts }
}

interface NamedBallotsProps {
  readonly vote: VoteInfo
  readonly ballots: readonly Ballot[]
}

/** What each block voted, where the vote said so before. A city has more blocks than a screen should hold. */
export function NamedBallots({ vote, ballots }: NamedBallotsProps) {
  const shown = useMemo(() => shownOf(ballots), [ballots])
  const row = ({ mark, blockNo, choice }: Ballot) => (
    <View key={mark} className={cx(styles.row)} {...a11y.describe({ role: 'listitem' })}>
      {blockNo !== undefined && <Plate no={blockNo} look={blockNo === vote.mine?.blockNo ? 'mine' : 'other'} />}
      <View className={cx(styles.name)}>{chosenText(vote, choice)}</View>
    </View>
  )
  return (
    <View className={cx(styles.ballots)}>
      <View className={cx(styles.strong)}>{namedCopy.title}</View>
      <View {...a11y.describe({ role: 'list', label: namedCopy.title })}>
        <Parts shown={shown} draw={({ rows }) => rows.map(row)} onNear={undefined} />
      </View>
    </View>
  )
}
