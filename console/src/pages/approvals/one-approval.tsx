import { Alert } from 'antd'
import { useState } from 'react'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { ok } from '@contract/result'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import type { AskNamed } from '../../kit/list/asked-id'
import { askNamed } from '../../kit/list/asked-id'
import { Loaded, Panel } from '../../kit/panel/panel'
import { ApprovalPanel } from './approval-panel'
import { copy } from './copy'

interface OneApprovalProps {
  readonly id: string
  /** The one that is open, where it stands on the page that is shown. */
  readonly row: ApprovalView | undefined
  readonly onClose: () => void
}

async function findOne(named: AskNamed | undefined) {
  if (!named) return ok([])
  const answer = await form('/admin/approval/list', named)
  return answer.ok ? ok(answer.value.data) : answer
}

/** The ask that an address names, on whatever page of the list it stands. */
export function OneApproval({ id, row, onClose }: OneApprovalProps) {
  // Once it was seen it is looked for by its own number: decided, it is no longer what waits about its thing.
  const [seen, setSeen] = useState<number>()
  const named = seen === undefined ? askNamed(id) : { approvalId: seen }
  const read = useRead(['/admin/approval/list', 'one', named], () => findOne(named), {
    isWanted: row === undefined,
    isList: true,
  })
  const one = row ?? read.value?.[0]
  if (one && one.approvalId !== seen) setSeen(one.approvalId)
  if (one) return <ApprovalPanel key={one.approvalId} approval={one} onClose={onClose} />
  return (
    <Panel title={copy.title} onClose={onClose}>
      <Loaded read={read} draw={() => <Alert type='info' showIcon title={copy.gone} />} />
    </Panel>
  )
}
