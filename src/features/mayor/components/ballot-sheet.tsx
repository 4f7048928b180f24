import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { endText } from '@/lib/format/moments'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { castCopy } from '@/lib/ballots/receipt-words'
import poll from '@/parts/ballot/poll.module.scss'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Plate } from '@/ui/plate/plate'
import { IconKey } from '@/ui/pressable/icon-key'
import { Sheet } from '@/ui/sheet/sheet'
import { copy, rankCopy } from '../copy'
import { candidateAt } from '../rules/ranks'
import type { Ranking } from '../use-rank'
import { Face } from './face'
import people from './candidates.module.scss'
import styles from './sheets.module.scss'

export interface BallotSheetProps {
  readonly election: MayorElection
  readonly ranking: Ranking
  readonly onClose: () => void
}

/** The ballot before it is cast: its ranks, moved up and down, and how they are counted. Source: mockup 27-mayor-ballot-sheet. */
export function BallotSheet({ election, ranking, onClose }: BallotSheetProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { ranks, isBusy, isUnanswered } = ranking
  const { mine, acts, voteTo } = election
  const send = acts.includes('change') ? rankCopy.sendChange : rankCopy.send
  return (
    <Sheet title={rankCopy.sheet} onClose={onClose}>
      <Places election={election} ranking={ranking} />
      <View className={cx(styles.rules)}>
        {rankCopy.rules.map((rule, at) => (
          <View key={rule} className={cx(styles.rule)}>
            <View className={cx(styles.ruleNo)}>{at + 1}</View>
            <View>{rule}</View>
          </View>
        ))}
      </View>
      {mine && (
        <Note tone='primary' icon='lock'>
          {rankCopy.secret(mine.blockNo, endText(voteTo, now()))}
        </Note>
      )}
      <BottomBar>
        <View className={cx(poll.acts)}>
          <Button kind='secondary' className={poll.act} onPress={onClose}>
            {rankCopy.think}
          </Button>
          <Button
            className={cx(poll.act, styles.wide)}
            disabled={ranks.length === 0 ? rankCopy.none : undefined}
            loading={isBusy ? copy.sending : undefined}
            onPress={ranking.cast}
          >
            {isUnanswered ? castCopy.check : send}
          </Button>
        </View>
      </BottomBar>
    </Sheet>
  )
}

/** The ranks, with keys that move them; a move is announced. */
function Places({ election, ranking }: Pick<BallotSheetProps, 'election' | 'ranking'>) {
  const [said, setSaid] = useState('')
  const { ranks, move } = ranking
  const go = (place: number, name: string, way: -1 | 1) => {
    move(place, way)
    setSaid(rankCopy.now(name, ranks.indexOf(place) + 1 + way))
  }
  return (
    <View className={cx(styles.paper)} {...a11y.describe({ role: 'list', label: rankCopy.sheet })}>
      {ranks.map((place, at) => {
        const one = candidateAt(election, place)
        if (!one) return null
        const { nickName, blockNo } = one
        return (
          <View key={place} className={cx(styles.place)} {...a11y.describe({ role: 'listitem' })}>
            <View className={cx(styles.no)}>{at + 1}</View>
            <Face of={one} />
            <View className={cx(people.said, people.name)}>
              {nickName}
              <Plate no={blockNo} />
            </View>
            <IconKey
              name='down'
              className={styles.up}
              label={rankCopy.up(nickName)}
              disabled={at === 0}
              onPress={() => go(place, nickName, -1)}
            />
            <IconKey
              name='down'
              label={rankCopy.down(nickName)}
              disabled={at === ranks.length - 1}
              onPress={() => go(place, nickName, 1)}
            />
          </View>
        )
      })}
      <View {...a11y.describe({ role: 'status', live: 'polite', label: said })} />
    </View>
  )
}
