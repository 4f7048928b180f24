import { Alert, App } from 'antd'
import { approvalKindNames, approvalStateNames } from '@contract/console/approval-kinds'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { useAct } from '../../client/use-act'
import { ActForm } from '../act/act-form'
import { copy as kit } from '../copy'
import { Postings } from '../postings/postings'
import { copy, sureTexts, wayTexts } from './copy'
import { postingsOf } from './postings-of'

type Way = ApprovalView['acts'][number]

/** What will run, or what will not, in the dialog that asks once more. */
function Sure({ approval: { summary, payload, owners }, way }: { readonly approval: ApprovalView; readonly way: Way }) {
  const legs = way === 'approve' ? postingsOf(payload) : undefined
  return (
    <>
      <p>{summary}</p>
      {legs && <Postings legs={legs} owners={owners} />}
    </>
  )
}

/** What came of an ask, or the second person's answer to it: the same on its own page and in the panel of its thing. */
export function Decision({ approval }: { readonly approval: ApprovalView }) {
  const { approvalId: id, ver, kind, payloadHash, acts, decidedBy, answer, state } = approval
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
      content: <Sure approval={approval} way={way} />,
      okText: wayTexts[way],
      okButtonProps: { danger: way !== 'approve' },
    })
    if (!isAgreed) return
    const done =
      way === 'approve' ? await approve.run({ id, ver, payloadHash, reason }) : await refuse.run({ id, ver, reason })
    if (done.ok) void message.success(approvalStateNames[done.value.state])
  }
  const looks = { approve: 'primary', refuse: 'danger', withdraw: 'plain' } as const
  return (
    <ActForm
      label={copy.opinion}
      hint={acts.includes('approve') ? copy.hint : kit.own}
      isBusy={approve.isBusy || refuse.isBusy}
      failure={approve.failure ?? refuse.failure}
      ways={[...acts]
        .reverse()
        .map((way) => ({ key: way, label: wayTexts[way], look: looks[way], isReasonFree: way === 'approve' }))}
      onAct={(way, reason) => void act(way as Way, reason)}
    />
  )
}
