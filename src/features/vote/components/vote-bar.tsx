import { useAtomValue } from 'jotai'
import { View } from '@tarojs/components'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { useNeedAbove } from '@/lib/market/need-above'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { useServerNow } from '@/lib/session/server-clock'
import poll from '@/parts/ballot/poll.module.scss'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { barCopy, infoCopy } from '../copy'
import type { VoteBar as Bar } from '../rules/bar'
import { voteBar } from '../rules/bar'
import type { Casting } from '../use-cast'
import type { Supporting } from '../use-support'

export interface VoteBarProps {
  readonly vote: VoteInfo
  readonly casting: Casting
  readonly supporting: Supporting
  readonly onBuyBlock: () => void
  readonly onCancel: () => void
  /** Asks for the receipt of the first time. */
  readonly onReceipt: () => void
}

/** What the reader can do with a vote, or why not. Source: mockup 31-states. */
export function VoteBar({ vote, casting, supporting, onBuyBlock, onCancel, onReceipt }: VoteBarProps) {
  const nowMs = useServerNow()
  const blockNo = useAtomValue(userAtom)?.blockNo
  const { choice, isUnanswered, own } = casting
  const isBusy = casting.isBusy || supporting.isBusy
  const bar = voteBar({ vote, blockNo, choice, hasReceipt: own !== undefined, isBusy, isUnanswered, nowMs })
  const above = useNeedAbove(barCopy.supporting, vote.areaId, vote.state === 'draft' ? bar?.kind : undefined)
  const begin = useOnceSignedIn(`vote ${vote.voteId}`, () => bar?.kind === 'support' && supporting.support(true))
  const mayCancel = vote.acts.includes('cancel')
  if (!bar && !mayCancel) return null
  const acts = {
    login: () => begin(),
    noBlock: onBuyBlock,
    support: () => supporting.support(true),
    unsupport: () => supporting.support(false),
    write: () => goTo('voteAdd', { id: vote.voteId }),
    cast: casting.cast,
    receipt: onReceipt,
    course: () => goTo('archived', { type: 'vote', id: vote.voteId }),
    busy: () => undefined,
    off: () => undefined,
  }
  return (
    <BottomBar {...above}>
      <View className={cx(poll.acts)}>
        {mayCancel && (
          <Button kind='secondary' className={poll.act} onPress={onCancel}>
            {infoCopy.cancel}
          </Button>
        )}
        {bar && (
          <Button
            className={poll.act}
            kind={isSecond(bar) ? 'secondary' : 'primary'}
            disabled={bar.kind === 'off' ? bar.label : undefined}
            loading={bar.kind === 'busy' ? bar.label : undefined}
            {...('icon' in bar && { icon: bar.icon })}
            onPress={acts[bar.kind]}
          >
            {bar.label}
          </Button>
        )}
      </View>
    </BottomBar>
  )
}

const isSecond = ({ kind }: Bar): boolean => kind === 'unsupport' || kind === 'course'
