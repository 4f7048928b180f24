import { useReadOnly } from '@/lib/session/access'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import { useWriteGate } from '@/lib/market/write-gate'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import type { WritingFacts } from '../../atoms'
import { barCopy, copy } from '../../copy'
import { formCopy } from '../../form-copy'
import { writeFailure } from '../../rules/failures'
import type { Writing } from '../../use-write'
import { useWrite } from '../../use-write'
import { VoteForm } from './vote-form'
import styles from './form.module.scss'

export interface WriteScreenProps {
  readonly facts: WritingFacts
  /** The draft that is written on. */
  readonly draft: VoteInfo | undefined
  /** A new one asks for money of the fund, unless its author chooses another kind. */
  readonly isFund: boolean
  readonly children?: ReactNode
}

/** Writing a vote: kept as a draft, started, or handed in for support. Source: mockup 23-vote-add. */
export function WriteScreen({ facts, draft, isFund, children }: WriteScreenProps) {
  const user = useAtomValue(userAtom)
  const writing = useWrite(draft, isFund)
  const gate = useWriteGate({ doing: formCopy.title, login: formCopy.loginFirst, blockFirst: barCopy.blockToStart })
  const { form } = writing
  const { running, enabled } = facts
  const readOnly = useReadOnly('vote')
  const frame = { title: draft ? formCopy.edit : formCopy.title, plate: user?.blockNo }
  if (!enabled || readOnly !== undefined) {
    return (
      <Screen {...frame}>
        <EmptyState
          kind='empty'
          {...(enabled ? { title: readOnly ?? '' } : { title: copy.offTitle, text: copy.offText })}
        />
        {children}
      </Screen>
    )
  }
  if (gate) {
    return (
      <Screen {...frame}>
        <EmptyState kind='empty' {...gate} />
        {children}
      </Screen>
    )
  }
  const bar = <WriteBar writing={writing} points={facts.points} />
  return (
    <Screen {...frame} subtitle={formCopy.points(facts.points)} footer={bar}>
      {running !== undefined && running !== draft?.voteId && (
        <Note
          tone='warning'
          icon='info'
          action={{ text: formCopy.lookRunning, onPress: () => goTo('vote', { id: running }) }}
        >
          {formCopy.running}
        </Note>
      )}
      <VoteForm form={form} facts={facts} />
      <WhatNext isFund={form.values.kind === 'fund'} />
      <View>{form.failure && <Note tone='error'>{writeFailure(form.failure)}</Note>}</View>
      {children}
    </Screen>
  )
}

/** What happens after the second button. */
function WhatNext({ isFund }: { readonly isFund: boolean }) {
  if (!isFund) return <Note>{formCopy.startNote}</Note>
  return (
    <Note tone='primary' icon='users'>
      {formCopy.supportLead}
      <Text className={cx(styles.strong)}>{formCopy.supportMayor}</Text>
      {formCopy.supportOr}
      <Text className={cx(styles.strong)}>{formCopy.supportNeed}</Text>
      {formCopy.supportRest}
    </Note>
  )
}

interface WriteBarProps {
  readonly writing: Writing
  readonly points: number
}

function WriteBar({ writing: { form, unanswered, save, start }, points }: WriteBarProps) {
  const few = points < votes.points ? formCopy.fewPoints(points) : undefined
  const sending = form.isSubmitting ? formCopy.sending : undefined
  const label = form.values.kind === 'fund' ? formCopy.ask : formCopy.start
  return (
    <BottomBar>
      <View className={cx(styles.acts)}>
        <Button kind='secondary' className={styles.less} loading={sending} onPress={save}>
          {unanswered === true ? formCopy.check : formCopy.save}
        </Button>
        <Button
          className={cx(styles.act, few !== undefined && styles.few)}
          disabled={few}
          loading={sending}
          onPress={start}
        >
          {unanswered === false ? formCopy.check : label}
        </Button>
      </View>
    </BottomBar>
  )
}
