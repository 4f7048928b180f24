import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import { mayCall } from '@contract/console/rights'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { useMe } from '../../client/session'
import { copy } from '../copy'
import { askedId } from '../list/asked-id'
import { Decision } from './decision'
import { useAsk } from './use-ask'

interface AskedProps {
  /** What is asked, and about which thing. */
  readonly kind: ApprovalKind
  readonly refId: number
  readonly title: string
  readonly description?: string
}

/** Something that waits for the second person: the way to its ask among all that are decided there, and the answer to it here. */
export const Asked = (props: AskedProps) => <AskedFor {...props} approval={useAsk(props.kind, props.refId).asked} />

interface AskedForProps extends AskedProps {
  /** The ask itself, where the reader may see it. */
  readonly approval: ApprovalView | undefined
}

/** The same of an ask that is there already. */
export function AskedFor({ kind, refId, title, description, approval }: AskedForProps) {
  const { roles } = useMe()
  return (
    <>
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
      {approval && <Decision key={approval.approvalId} approval={approval} />}
    </>
  )
}

/** The forms below an ask: while it waits they do nothing, and what was typed stays. */
export const BelowAsk = ({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) => (
  <fieldset disabled={isAsked} style={{ display: 'contents' }}>
    {children}
  </fieldset>
)
