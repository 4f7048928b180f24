import type { CallError } from '@/lib/http/errors'
import { callErrorText, isNotFound } from '@/lib/http/errors'
import { Note } from '@/ui/note/note'

const words = { missing: '未找到该付款单，可能属于其他账号。以下是你的付款单。', retry: '重试' } as const

/** The pay order of a link was not found, or the request failed. */
export function PayMissing({ error, onRetry }: { readonly error: CallError; readonly onRetry: () => void }) {
  if (isNotFound(error)) return <Note tone='warning'>{words.missing}</Note>
  return (
    <Note tone='error' action={{ text: words.retry, onPress: onRetry }}>
      {callErrorText(error)}
    </Note>
  )
}
