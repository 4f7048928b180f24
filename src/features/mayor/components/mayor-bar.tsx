import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { useNeedAbove } from '@/lib/market/need-above'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { useServerNow } from '@/lib/session/server-clock'
import poll from '@/parts/ballot/poll.module.scss'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { barCopy, rankCopy } from '../copy'
import type { BarKind } from '../rules/bar'
import { barOf } from '../rules/bar'
import { candidateAt } from '../rules/ranks'
import type { Acting, Leaving } from '../use-act'
import type { Ranking } from '../use-rank'
import { LeaveBox } from './leave-box'
import styles from './page.module.scss'

/** What the bar opens above the page. */
export type MayorSheet = 'ballot' | 'join' | 'receipt' | 'check'

export interface MayorBarProps {
  readonly election: MayorElection
  readonly enabled: boolean
  readonly ranking: Ranking
  readonly acting: Acting
  readonly onSheet: (sheet: MayorSheet) => void
  readonly onBuyBlock: () => void
}

/** What the reader can do in an election, or why not. Source: community §7 (pages); mockups 16-mayor, 31-states. */
export function MayorBar({ election, enabled, ranking, acting, onSheet, onBuyBlock }: MayorBarProps) {
  const nowMs = useServerNow()
  const blockNo = useAtomValue(userAtom)?.blockNo
  const [question, setQuestion] = useState<Leaving>()
  const { ranks, own, isBusy } = ranking
  const facts = { election, enabled, blockNo, ranked: ranks.length, hasReceipt: own !== undefined, nowMs }
  const keys = barOf({ ...facts, isBusy: isBusy || acting.isBusy })
  const mayJoin = keys.some(({ kind }) => kind === 'join')
  const begin = useOnceSignedIn(`mayor ${election.electionId}`, () => mayJoin && onSheet('join'))
  const press: Record<BarKind, () => void> = {
    login: () => begin(),
    noBlock: onBuyBlock,
    join: () => onSheet('join'),
    edit: () => onSheet('join'),
    quit: () => setQuestion('quit'),
    ballot: () => onSheet('ballot'),
    receipt: () => onSheet('receipt'),
    check: () => onSheet('check'),
    course: () => goTo('archived', { type: 'mayor', id: election.electionId }),
    busy: () => undefined,
    off: () => undefined,
  }
  const isRanking = keys.some(({ kind }) => kind === 'ballot')
  const isTooNew = nowMs < election.voteFrom && keys.some(({ kind }) => kind === 'noBlock')
  // Who has no block yet cannot vote this time, whatever one costs.
  const kinds = nowMs < election.voteFrom ? keys.map(({ kind }) => kind) : []
  const above = useNeedAbove(barCopy.standing, election.areaId, ...kinds)
  const need = [above.summary, ...(isTooNew ? [barCopy.tooNewToStand] : [])].join('；')
  const summary = isRanking ? <Order election={election} ranks={ranks} /> : above.isTall ? need : undefined
  return (
    <>
      <BottomBar isTall={above.isTall === true} summary={summary}>
        <View className={cx(poll.acts)}>
          {keys.map(({ kind, label, isMain }) => (
            <Button
              key={kind}
              className={poll.act}
              kind={isMain ? 'primary' : 'secondary'}
              disabled={kind === 'off' ? label : undefined}
              loading={kind === 'busy' ? label : undefined}
              onPress={press[kind]}
            >
              {label}
            </Button>
          ))}
        </View>
      </BottomBar>
      <LeaveBox election={election} acting={acting} leaving={question} onClose={() => setQuestion(undefined)} />
    </>
  )
}

/** The blocks of who is ranked, in their order. */
function Order({ election, ranks }: { readonly election: MayorElection; readonly ranks: readonly number[] }) {
  return (
    <View className={cx(styles.order)}>
      {rankCopy.order}
      {ranks.map((place) => (
        <Plate key={place} no={candidateAt(election, place)?.blockNo ?? place} />
      ))}
    </View>
  )
}
