import { approvalKindNames, approvalStateNames } from '@contract/console/approval-kinds'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { shortMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { copy as asking } from '../../kit/approval/copy'
import { Decision } from '../../kit/approval/decision'
import { postingsOf } from '../../kit/approval/postings-of'
import { useAreaNames } from '../../kit/area/use-area'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { Postings } from '../../kit/postings/postings'
import { RichText } from '../../kit/rich-text/rich-text'
import { ThingLink, useTarget } from '../../kit/thing/thing-link'
import { Turn } from '../../kit/turn/turn'
import { copy } from './copy'
import { payloadFacts, richField, thingOf } from './payload'

interface ApprovalPanelProps {
  readonly approval: ApprovalView
  readonly onClose: () => void
}

/** What was asked for, exactly as it will be done, and the second person's answer. */
export function ApprovalPanel({ approval, onClose }: ApprovalPanelProps) {
  const { kind, summary, reason, payload, payloadHash, owners, state, askedBy, askedAt, expiresAt } = approval
  const areaNames = useAreaNames()
  const postings = postingsOf(payload)
  const thing = thingOf(approval)
  const words = payload[richField]
  const hasCase = useTarget(thing) !== undefined
  return (
    <Panel title={`${approvalKindNames[kind]} · ${approvalStateNames[state]}`} onClose={onClose}>
      {state === 'waiting' && <Waiting approval={approval} until={expiresAt} />}
      <strong>{summary}</strong>
      {hasCase && <ThingLink thing={thing}>{copy.toCase}</ThingLink>}
      <Facts
        facts={[
          { name: copy.askedBy, value: askedBy.name },
          { name: copy.askedAt, value: shortMoment(askedAt) },
          { name: copy.reason, value: reason },
        ]}
      />
      <Part title={copy.payload}>
        <Facts
          facts={[
            ...payloadFacts(approval, areaNames),
            { name: copy.hash, value: <code>{payloadHash.slice(0, 16)}</code> },
          ]}
        />
      </Part>
      {typeof words === 'string' && (
        <Part title={copy.words}>
          <RichText html={words} />
        </Part>
      )}
      {postings && (
        <Part title={copy.postings}>
          <Postings legs={postings} owners={owners} />
        </Part>
      )}
      <Decision approval={approval} />
    </Panel>
  )
}

function Waiting({ approval: { acts }, until }: { readonly approval: ApprovalView; readonly until: number }) {
  const { name } = useMe()
  const isMine = acts.includes('approve')
  return (
    <Turn
      who={isMine ? name : kit.oneMore}
      act={copy.title}
      until={until}
      otherwise={asking.lapse}
      look={isMine ? 'me' : 'wait'}
    />
  )
}
