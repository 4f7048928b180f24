import { disputeEnds } from '@/lib/order-story/words'
import { serverNow } from '../../client/server-time'
import { Turn } from '../../kit/turn/turn'
import { copy } from './copy'
import type { QueuedCase } from './use-queue'

/** Whose turn a dispute is. */
export function CaseTurn({ one }: { readonly one: QueuedCase }) {
  const { queue, state, ruling, deadlineAt, evidenceUntil, decideBy } = one
  if (state === 'executed' || state === 'withdrawn' || state === 'lapsed')
    return <Turn who={disputeEnds[state]} act={ruling ? copy.kinds[ruling] : ''} look='wait' />
  if (state === 'decided')
    return <Turn who={copy.both} act={copy.answers} until={deadlineAt} otherwise={copy.executed} look='wait' />
  if (evidenceUntil > serverNow())
    return <Turn who={copy.both} act={copy.evidence} until={evidenceUntil} otherwise={copy.thenRule} look='wait' />
  const isOurs = queue === 'platform'
  return (
    <Turn
      who={isOurs ? copy.platform : copy.mayor}
      act={state === 'appealed' ? copy.last : copy.ruling}
      until={decideBy}
      otherwise={copy.alarm}
      look={isOurs ? 'urgent' : 'wait'}
    />
  )
}
