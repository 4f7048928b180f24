import { useAtomValue } from 'jotai'
import type { RoundView } from '@contract/endpoints/community/expand'
import { fen } from '@contract/money'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { EmptyState } from '@/ui/empty-state/empty-state'

const copy = {
  title: (roundNo: number, moment: string) => `第 ${roundNo} 期 ${moment} 开放`,
  text: (numbers: string, quota: number, lowest: string) => `${numbers} 号，共 ${quota} 块，${lowest} 起。`,
  toRound: '看扩容',
} as const

/** The plots that will be sold next: when, which numbers, from what price. Source: community §8 (新区). */
export function PlannedRound({ round }: { readonly round: RoundView }) {
  const { now } = useAtomValue(serverClockAtom)
  const { roundNo, openAt, tiers, quota } = round
  const numbers = tiers.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join('、')
  const lowest = fen(Math.min(...tiers.map(({ price }) => price)))
  return (
    <EmptyState
      kind='empty'
      title={copy.title(roundNo, momentText(openAt, now()))}
      text={copy.text(numbers, quota, `¥${yuanText(lowest)}`)}
      action={{ text: copy.toRound, onPress: () => goTo('expand') }}
    />
  )
}
