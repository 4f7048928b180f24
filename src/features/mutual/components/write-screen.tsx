import { useReadOnly } from '@/lib/session/access'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import type { MutualAnswer, MutualInfo } from '@contract/endpoints/community/mutual-view'
import { saysMoney } from '@contract/mutual/wish'
import { useWriteGate } from '@/lib/market/write-gate'
import { goInstead, goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import type { WritingFacts } from '../atoms'
import { copy, formCopy } from '../copy'
import { writeFailure } from '../rules/failures'
import { heldOf, kindOf } from '../rules/form'
import type { Writing } from '../use-write'
import { useWrite } from '../use-write'
import { WriteFields } from './write-fields'

export interface WriteScreenProps {
  readonly facts: WritingFacts
  /** The own post that is changed. */
  readonly edited: MutualInfo | undefined
  readonly onDone: (post: MutualAnswer) => void
  readonly children?: ReactNode
}

/** Asking for help or offering it, or changing that. Source: community §6; mockup 26-mutual-add. */
export function WriteScreen({ facts, edited, onDone, children }: WriteScreenProps) {
  const user = useAtomValue(userAtom)
  const writing = useWrite(edited, facts, onDone)
  const { form, mostDays } = writing
  const { kind, title, content } = form.values
  return (
    <Screen
      title={edited ? formCopy.editTitle : formCopy.title}
      subtitle={formCopy.subtitle[kindOf(kind)]}
      plate={user?.blockNo}
      footer={<WriteBar writing={writing} edited={edited} />}
    >
      {form.isRestored && (
        <Note action={{ text: formCopy.startAnew, onPress: () => form.reset() }}>{formCopy.restored}</Note>
      )}
      <WriteFields form={form} mostDays={mostDays} facts={facts} before={edited?.thanks} />
      <View>{form.failure && <Note tone='error'>{writeFailure(form.failure)}</Note>}</View>
      {saysMoney(title, content) ? (
        <Note tone='warning' icon='info'>
          {formCopy.moneyNote}
        </Note>
      ) : (
        <Note action={{ text: formCopy.about, onPress: () => goTo('rich', { key: 'mutual' }) }}>{formCopy.note}</Note>
      )}
      {children}
    </Screen>
  )
}

function WriteBar({ writing, edited }: { readonly writing: Writing; readonly edited: MutualInfo | undefined }) {
  const { form, isUnanswered } = writing
  const held = heldOf({ kind: form.values.kind, thanks: form.values.thanks }, edited?.thanks ?? 0)
  const publish = held > 0 ? formCopy.submitWith(held) : formCopy.submit
  const label = edited ? formCopy.save : publish
  return (
    <BottomBar>
      <Button onPress={form.submit} loading={form.isSubmitting ? formCopy.sending : undefined}>
        {isUnanswered ? formCopy.check : label}
      </Button>
    </BottomBar>
  )
}

/** Why nothing can be written here, and the one way on; undefined when it can. */
export function useHindrance(facts: WritingFacts | undefined, edited: MutualInfo | undefined) {
  const user = useAtomValue(userAtom)
  const readOnly = useReadOnly('mutual')
  const gate = useWriteGate({ doing: formCopy.title, login: copy.loginToPublish, blockFirst: copy.blockToPublish })
  // An own post is changed by who no longer acts as a block, too.
  if (user && edited) {
    if (edited.acts.includes('edit')) return undefined
    const action = { text: formCopy.toPost, onPress: () => goInstead('mutualInfo', { id: edited.mutualId }) }
    return <EmptyState kind='empty' title={formCopy.cannotEdit} action={action} />
  }
  if (gate) return <EmptyState kind='empty' {...gate} />
  if (readOnly !== undefined) return <EmptyState kind='empty' title={readOnly} />
  return facts?.enabled === false ? <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} /> : undefined
}
