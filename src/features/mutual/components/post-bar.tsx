import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { useNeedAbove } from '@/lib/market/need-above'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { MessageBox } from '@/ui/message-box/message-box'
import { askCopy, barCopy, infoCopy } from '../copy'
import type { BarKind } from '../rules/bar'
import { barOf } from '../rules/bar'
import type { Acting } from '../use-act'
import type { Again } from '../use-again'
import styles from './info.module.scss'
import type { SheetName } from './sheets'

type Question = 'close' | 'withdraw' | 'stepBack'

export interface PostBarProps {
  readonly post: MutualInfo
  readonly acting: Acting
  readonly again: Again
  readonly onSheet: (name: SheetName) => void
  readonly onBuyBlock: () => void
}

/** What the reader can do with a post, or why not. Source: community §6 (pages); mockup 26-mutual-info. */
export function PostBar({ post, acting, again, onSheet, onBuyBlock }: PostBarProps) {
  const nowMs = useServerNow()
  const user = useAtomValue(userAtom)
  const [question, setQuestion] = useState<Question>()
  const keys = barOf({ post, blockNo: user?.blockNo, isHere: user?.blockAreaId === post.areaId, nowMs })
  const above = useNeedAbove(barCopy.joining, post.areaId, ...keys.map(({ kind }) => kind))
  // After a login the post says anew what its reader may do: nothing more than the key says then.
  const join = useOnceSignedIn(`join ${post.mutualId}`, () => {
    if (keys.some(({ kind }) => kind === 'join')) onSheet('join')
  })
  if (keys.length === 0) return null
  const isBusy = acting.isBusy || again.isBusy
  const press: Record<BarKind, () => void> = {
    login: () => join(),
    noBlock: onBuyBlock,
    off: () => undefined,
    join: () => onSheet('join'),
    edit: () => goTo('mutualAdd', { id: post.mutualId }),
    close: () => setQuestion('close'),
    withdraw: () => setQuestion('withdraw'),
    stepBack: () => setQuestion('stepBack'),
    finish: () => onSheet('finish'),
    thank: () => onSheet('thank'),
    notHelped: () => onSheet('notHelped'),
    again: again.publish,
    list: () => goTo('mutual'),
  }
  return (
    <>
      <BottomBar {...above}>
        <View className={cx(styles.acts)}>
          {keys.map(({ kind, label, isMain }) => (
            <Button
              key={kind}
              className={cx(styles.act, isMain && keys.length > 1 && styles.wide)}
              kind={isMain ? 'primary' : 'secondary'}
              disabled={kind === 'off' ? label : undefined}
              loading={isBusy ? infoCopy.sending : undefined}
              onPress={press[kind]}
            >
              {label}
            </Button>
          ))}
        </View>
      </BottomBar>
      {question && <Ask post={post} question={question} acting={acting} onClose={() => setQuestion(undefined)} />}
    </>
  )
}

interface AskProps extends Pick<PostBarProps, 'post' | 'acting'> {
  readonly question: Question
  readonly onClose: () => void
}

/** Asks before an act that the other hears of. */
function Ask({ post, question, acting, onClose }: AskProps) {
  const { state, thanks, kind } = post
  const isBack = thanks > 0 && kind === 'need'
  const close = askCopy.close[state === 'matched' ? 'matched' : 'open'] + (isBack ? askCopy.close.back(thanks) : '')
  const content = question === 'close' ? close : askCopy[question].question
  return (
    <MessageBox
      type='confirm'
      title={askCopy[question].title}
      content={content}
      confirmText={barCopy[question]}
      cancelText={askCopy.keep}
      onEvent={(event) => {
        onClose()
        if (event === 'confirm') acting.act({ act: question === 'stepBack' ? 'withdraw' : question })
      }}
    />
  )
}

/** What the mayor does with a post. */
export function PostMayorActs({ post: { acts }, acting }: Pick<PostBarProps, 'post' | 'acting'>) {
  const pin = acts.includes('pin') ? 'pin' : acts.includes('unpin') ? 'unpin' : undefined
  if (pin === undefined) return null
  const loading = acting.isBusy ? infoCopy.sending : undefined
  return (
    <View className={cx(styles.mayorActs)}>
      <Button small kind='secondary' loading={loading} onPress={() => acting.act({ act: pin })}>
        {barCopy[pin]}
      </Button>
    </View>
  )
}
