import { Link } from '@tanstack/react-router'
import { Alert, App } from 'antd'
import { approvalKindNames, approvalStateNames } from '@contract/console/approval-kinds'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall } from '@contract/console/rights'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { shortMoment } from '@contract/moments'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { Turn } from '../../kit/turn/turn'
import type { Posting } from '../../kit/postings/postings'
import { Postings } from '../../kit/postings/postings'
import { copy, sureTexts, wayTexts } from './copy'
import { payloadFacts, postingsOf } from './payload'

interface ApprovalPanelProps {
  readonly approval: ApprovalView
  readonly onClose: () => void
}

/** What was asked for, exactly as it will be done, and the second person's answer. */
export function ApprovalPanel({ approval, onClose }: ApprovalPanelProps) {
  const { kind, summary, reason, payload, payloadHash, state, askedBy, askedAt, expiresAt } = approval
  const postings = postingsOf(payload)
  return (
    <Panel title={`${approvalKindNames[kind]} · ${approvalStateNames[state]}`} onClose={onClose}>
      {state === 'waiting' && <Waiting approval={approval} until={expiresAt} />}
      <strong>{summary}</strong>
      <ToCase approval={approval} />
      <Facts
        facts={[
          { name: copy.askedBy, value: askedBy.name },
          { name: copy.askedAt, value: shortMoment(askedAt) },
          { name: copy.reason, value: reason },
        ]}
      />
      <Part title={copy.payload}>
        <Facts
          facts={[...payloadFacts(kind, payload), { name: copy.hash, value: <code>{payloadHash.slice(0, 16)}</code> }]}
        />
      </Part>
      {postings && (
        <Part title={copy.postings}>
          <Postings legs={postings} />
        </Part>
      )}
      <Decision approval={approval} />
    </Panel>
  )
}

/** Where the thing itself is looked at, with its checks and its whole course. */
const cases: Readonly<Partial<Record<ApprovalView['kind'], { readonly to: string; readonly needs: ConsolePath }>>> = {
  withdraw: { to: '/withdrawals', needs: '/admin/withdraw/list' },
  dispute: { to: '/disputes', needs: '/admin/dispute/rows' },
  undo: { to: '/handovers', needs: '/admin/handover/list' },
  round: { to: '/rounds', needs: '/admin/round/list' },
  roundHalt: { to: '/rounds', needs: '/admin/round/list' },
  unfreeze: { to: '/blocks', needs: '/admin/block/list' },
  limit: { to: '/residents', needs: '/admin/user/list' },
  fundStop: { to: '/funds', needs: '/admin/fund/list' },
}

function ToCase({ approval: { kind, refId, areaId } }: { readonly approval: ApprovalView }) {
  const { roles } = useMe()
  const place = cases[kind]
  if (!place || !mayCall(place.needs, roles)) return null
  const search = { id: String(refId), ...(areaId !== null && { areaId: String(areaId) }) }
  return (
    <Link to={place.to} search={search}>
      {copy.toCase}
    </Link>
  )
}

function Waiting({ approval: { acts }, until }: { readonly approval: ApprovalView; readonly until: number }) {
  const { name } = useMe()
  const isMine = acts.includes('approve')
  return (
    <Turn
      who={isMine ? name : copy.oneMore}
      act={copy.title}
      until={until}
      otherwise={copy.lapse}
      look={isMine ? 'me' : 'wait'}
    />
  )
}

type Way = ApprovalView['acts'][number]

/** What will run, or what will not, in the dialog that asks once more. */
const Sure = ({ summary, legs }: { readonly summary: string; readonly legs: readonly Posting[] | undefined }) => (
  <>
    <p>{summary}</p>
    {legs && <Postings legs={legs} />}
  </>
)

function Decision({ approval }: { readonly approval: ApprovalView }) {
  const { approvalId: id, ver, kind, summary, payload, payloadHash, acts, decidedBy, answer, state } = approval
  const approve = useAct('/admin/approval/approve')
  const refuse = useAct('/admin/approval/refuse')
  const { message, modal } = App.useApp()
  if (state !== 'waiting')
    return (
      <Alert
        type={state === 'approved' ? 'success' : 'warning'}
        title={
          decidedBy ? copy.decided(decidedBy.name, approvalStateNames[state].slice(1), answer) : answer || copy.lapse
        }
      />
    )
  if (acts.length === 0) return <Alert type='info' title={copy.noRight} />
  const act = async (way: Way, reason: string) => {
    const isAgreed = await modal.confirm({
      title: sureTexts[way](approvalKindNames[kind]),
      content: <Sure summary={summary} legs={way === 'approve' ? postingsOf(payload) : undefined} />,
      okText: wayTexts[way],
      okButtonProps: { danger: way !== 'approve' },
    })
    if (!isAgreed) return
    const done =
      way === 'approve' ? await approve.run({ id, ver, payloadHash, reason }) : await refuse.run({ id, ver, reason })
    if (done.ok) void message.success(approvalStateNames[done.value.state])
  }
  const failure = approve.failure ?? refuse.failure
  return (
    <ActForm
      label={copy.opinion}
      hint={acts.includes('approve') ? copy.hint : copy.own}
      isBusy={approve.isBusy || refuse.isBusy}
      failure={failure}
      ways={[
        ...(acts.includes('withdraw') ? [{ key: 'withdraw', label: wayTexts.withdraw }] : []),
        ...(acts.includes('refuse') ? [{ key: 'refuse', label: wayTexts.refuse, look: 'danger' as const }] : []),
        ...(acts.includes('approve')
          ? [{ key: 'approve', label: wayTexts.approve, look: 'primary' as const, isReasonFree: true }]
          : []),
      ]}
      onAct={(way, reason) => void act(way as Way, reason)}
    />
  )
}
