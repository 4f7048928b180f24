import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Result } from '@contract/result'
import type { Failure } from '../../client/call'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { ActForm } from './act-form'

interface RecordedWordsProps<Words> {
  readonly label: string
  readonly hint?: string
  /** What the button says. */
  readonly act: string
  readonly read: (reason: string) => Promise<Result<Words, Failure>>
  readonly draw: (words: Words) => ReactNode
}

/** Words between people, read for a reason: the server records each reading, so it is asked for once and kept while the panel stands. */
export function RecordedWords<Words>({ label, hint, act, read, draw }: RecordedWordsProps<Words>) {
  const [words, setWords] = useState<Words>()
  const [failure, setFailure] = useState<Failure>()
  const { isBusy, run } = useOneAtATime()
  if (words !== undefined) return draw(words)
  const ask = async (reason: string) => {
    const answer = await run(() => read(reason))
    if (!answer) return
    setFailure(answer.ok ? undefined : answer.error)
    if (answer.ok) setWords(answer.value)
  }
  return (
    <ActForm
      label={label}
      hint={hint}
      isBusy={isBusy}
      failure={failure}
      ways={[{ key: 'read', label: act, look: 'primary' }]}
      onAct={(_, reason) => void ask(reason)}
    />
  )
}
