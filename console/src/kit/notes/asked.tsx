import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../../client/session'
import { copy } from '../copy'

interface AskedProps {
  readonly title: string
  readonly description?: string
}

/** Something that waits for the second person, and the way to the page where all such things are decided. */
export function Asked({ title, description }: AskedProps) {
  const { roles } = useMe()
  return (
    <Alert
      type='warning'
      showIcon
      title={title}
      description={description}
      action={mayCall('/admin/approval/list', roles) && <Link to='/approvals'>{copy.toApprovals}</Link>}
    />
  )
}
