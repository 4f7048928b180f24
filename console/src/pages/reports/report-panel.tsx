import { Alert, App } from 'antd'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { reportWords } from '@contract/people/reports'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { copy } from './copy'
import type { Reported } from './reports'

interface ReportPanelProps {
  readonly one: Reported
  readonly onClose: () => void
}

/** What was reported, with everything that was said about it, and the decision. */
export function ReportPanel({ one, onClose }: ReportPanelProps) {
  const { no, title, content, thumbs, place, author, createdAt, reports, decision } = one
  return (
    <Panel title={`${no} · ${title}`} onClose={onClose}>
      <p>{content}</p>
      <Pictures keys={thumbs} size={96} />
      <Facts
        facts={[
          { name: copy.author, value: author.nickName },
          { name: copy.createdAt, value: shortMoment(createdAt) },
          ...(place === '' ? [] : [{ name: copy.place, value: place }]),
        ]}
      />
      <Part title={copy.said} note={String(reports.length)}>
        {reports.map(({ reportId, reason, text, at }) => (
          <p key={reportId}>
            <b>{reportWords[reason]}</b> {text} <small>{shortMoment(at)}</small>
          </p>
        ))}
      </Part>
      {decision ? (
        <Alert
          type='success'
          title={copy.decided(copy.decisions[decision.what], shortMoment(decision.at), decision.answer)}
        />
      ) : (
        <Decision one={one} onDone={onClose} />
      )}
    </Panel>
  )
}

function Decision({ one: { refType, refId, title }, onDone }: { readonly one: Reported; readonly onDone: () => void }) {
  const { roles } = useMe()
  const decide = useAct('/admin/report/decide')
  const { message, modal } = App.useApp()
  if (!mayCall('/admin/report/decide', roles)) return <Alert type='info' title={copy.reader} />
  const act = async (decision: 'removed' | 'kept', reason: string) => {
    if (
      decision === 'removed' &&
      !(await modal.confirm({ title: copy.sure(title), content: copy.hint, okText: copy.remove }))
    )
      return
    const done = await decide.run({ refType, refId, decision, reason })
    if (!done.ok) return
    void message.success(copy.done)
    onDone()
  }
  return (
    <ActForm
      label={copy.reason}
      hint={copy.hint}
      isBusy={decide.isBusy}
      failure={decide.failure}
      ways={[
        { key: 'removed', label: copy.remove, look: 'danger' },
        { key: 'kept', label: copy.keep },
      ]}
      onAct={(way, reason) => void act(way === 'removed' ? 'removed' : 'kept', reason)}
    />
  )
}
