import type { DisputeCase } from '@contract/endpoints/orders/disputes'
import { serverNow } from '../../client/server-time'
import { Turn } from '../../kit/turn/turn'
import { copy } from './copy'

/** Whose turn a dispute is. */
export function CaseTurn({ one: { dispute, state, deadlineAt } }: { readonly one: DisputeCase }) {
  const { decision, evidenceUntil, decideBy } = dispute
  if (state !== 'dispute')
    return <Turn who={copy.decided} act={decision ? copy.kinds[decision.kind] : ''} look='wait' />
  if (dispute.state === 'decided')
    return <Turn who={copy.both} act={copy.answers} until={deadlineAt} otherwise={copy.executed} look='wait' />
  if (evidenceUntil > serverNow())
    return <Turn who={copy.both} act={copy.evidence} until={evidenceUntil} otherwise={copy.thenRule} look='wait' />
  const act = dispute.state === 'appealed' ? copy.last : copy.ruling
  return <Turn who={copy.platform} act={act} until={decideBy} otherwise={copy.alarm} look='urgent' />
}
