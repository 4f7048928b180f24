import type { ApprovalKind } from '@contract/console/approval-kinds'
import { readableKinds } from '@contract/console/approval-kinds'
import { mayCall } from '@contract/console/rights'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'

interface Ask {
  readonly asked: ApprovalView | undefined
  /** Whether it is known yet that something waits, or nothing. */
  readonly isKnown: boolean
}

/** What waits for the second person about a thing, for who reads it; nothing else of its kind waits about the same thing. */
export function useAsk(kind: ApprovalKind, refId: number): Ask {
  const { roles } = useMe()
  const isWanted = mayCall('/admin/approval/list', roles) && readableKinds(roles).includes(kind)
  const read = useRead(
    ['/admin/approval/list', 'of', kind, refId],
    () => form('/admin/approval/list', { kind, refId }),
    { isWanted },
  )
  return { asked: read.value?.data[0], isKnown: !isWanted || !read.isLoading }
}
