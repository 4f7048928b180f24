import type { Failure } from '../../client/call'
import { copy } from '../copy'
import { Instead } from './instead'

/** What did not come, and the way to ask again. */
export const Problem = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) => (
  <Instead
    type='warning'
    title={copy.failed}
    note={`${failure.msg}（${failure.reason}）`}
    way={{ text: copy.retry, onPress: onRetry }}
  />
)
