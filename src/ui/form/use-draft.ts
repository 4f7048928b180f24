import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { draftKey, draftsAtom } from '@/lib/forms/drafts'
import type { FormStore, FormValues } from '@/lib/forms/form-store'
import { userAtom } from '@/lib/session/atoms'
import type { StopTimer } from '@/platform/timers/timers'
import { timers } from '@/platform/timers/timers'

/** A half-filled form on the device. */
export interface Draft {
  readonly key: string
  readonly read: () => unknown
  readonly write: (values: FormValues) => void
  readonly drop: () => void
}

/** The draft of a page's form, one for each account. Hand it to `useForm`. Never for a form with a password. */
export function useDraft(page: string): Draft {
  const drafts = useAtomValue(draftsAtom)
  const key = draftKey(page, useAtomValue(userAtom)?.userId ?? 0)
  return useMemo(
    () => ({
      key,
      read: () => drafts.read(key),
      write: (values) => drafts.write(key, values),
      drop: () => drafts.remove(key),
    }),
    [drafts, key],
  )
}

/** Typing pauses this long before a draft is stored. Source: specification §9 (debounce default 500 ms). */
export const saveDelayMs = 500

/**
 * Stores the changes in a form until the returned function is called, which first stores any that are waiting. A form that was sent or
 * reset leaves no draft; one whose answer is on its way does, because the answer may be lost.
 */
export function keepDraft<V extends FormValues>(store: FormStore<V>, draft: Draft): () => void {
  let saved = store.state().values
  let stop: StopTimer = () => undefined
  const save = () => {
    stop()
    const { values, phase } = store.state()
    if (values === saved || phase === 'sent' || phase === 'fresh') return
    saved = values
    draft.write(values)
  }
  const leave = store.subscribe(() => {
    stop()
    const { phase, values } = store.state()
    if (phase === 'sent' || phase === 'fresh') draft.drop()
    else if (phase === 'sending') save()
    else if (values !== saved) stop = timers.after(saveDelayMs, save)
  })
  return () => {
    leave()
    save()
  }
}
