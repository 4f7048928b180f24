import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../../client/session'
import { copy } from '../copy'
import { askedId } from '../list/asked-id'

interface AskedProps {
  /** What is asked, and about which thing. */
  readonly kind: ApprovalKind
  readonly refId: number
  readonly title: string
  readonly description?: string
}

/** Something that waits for the second person, and the way to its ask among all that are decided there. */
export function Asked({ kind, refId, title, description }: AskedProps) {
  const { roles } = useMe()
  return (
    <Alert
      type='warning'
      showIcon
      title={title}
      description={description}
      action={
        mayCall('/admin/approval/list', roles) && (
          <Link to='/approvals' search={{ id: askedId({ kind, refId }) }}>
            {copy.toApprovals}
          </Link>
        )
      }
    />
  )
}
