import { Alert, App, Input } from 'antd'
import { useState } from 'react'
import { reportDecisionNames, reportTypeNames } from '@contract/console/queue-words'
import { moderation } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { reportDecisions } from '@contract/endpoints/console/reports'
import { shortMoment } from '@contract/moments'
import { reportWords } from '@contract/people/reports'
import { json } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { RecordedWords } from '../../kit/act/recorded-words'
import { copy as kit } from '../../kit/copy'
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
  const { no, refType, title, content, thumbs, isPrivate, place, author, createdAt, reports, decision, isGone } = one
  return (
    <Panel title={`${reportTypeNames[refType]} ${no} · ${title}`} onClose={onClose}>
      {isGone && <Alert type='info' title={copy.gone} />}
      {isPrivate ? <Private one={one} /> : <Words content={content} thumbs={thumbs} />}
      <Facts
        facts={[
          { name: copy.author, value: `${author.blockNo ?? ''} ${author.nickName}` },
          { name: copy.before, value: copy.beforeOf(author.warned, author.removed) },
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
          title={copy.decided(
            reportDecisionNames[decision.what],
            decision.by,
            shortMoment(decision.at),
            decision.answer,
          )}
          description={decision.note === '' ? undefined : copy.noteWas(decision.note)}
        />
      ) : (
        <Decision one={one} onDone={onClose} />
      )}
    </Panel>
  )
}

const Words = ({ content, thumbs }: Pick<Reported, 'content' | 'thumbs'>) => (
  <>
    <p>{content}</p>
    <Pictures keys={thumbs} size={96} />
  </>
)

/** Words between two people, for a reason; each reading is recorded. */
const Private = ({ one: { refType, refId } }: { readonly one: Reported }) => (
  <RecordedWords
    label={copy.readReason}
    hint={copy.readHint}
    act={copy.read}
    read={(reason) => json('/admin/report/read', { refType, refId, reason })}
    draw={(words) => <Words {...words} />}
  />
)

const looks: Readonly<Record<(typeof reportDecisions)[number], 'danger' | 'plain'>> = {
  removed: 'danger',
  frozen: 'danger',
  warned: 'plain',
  kept: 'plain',
}

function Decision({ one, onDone }: { readonly one: Reported; readonly onDone: () => void }) {
  const { refType, refId, no, title, author, acts } = one
  const { roles } = useMe()
  const decide = useAct('/admin/report/decide')
  const freeze = useAct('/admin/report/freeze')
  const [note, setNote] = useState('')
  const { message, modal } = App.useApp()
  if (!mayCall('/admin/report/decide', roles)) return <Alert type='info' title={kit.reader} />
  const act = async (way: string, reason: string) => {
    const decision = acts.find((one) => one === way)
    if (!decision) return
    const ask = {
      title: copy.sure(
        reportDecisionNames[decision],
        `${reportTypeNames[refType]} ${no} ${title}`.trim(),
        author.blockNo,
      ),
      okText: reportDecisionNames[decision],
    }
    if (looks[decision] === 'danger' && !(await modal.confirm(ask))) return
    const wish = { refType, refId, reason, note: note.trim() }
    const done = await (decision === 'frozen' ? freeze.run(wish) : decide.run({ ...wish, decision }))
    if (!done.ok) return
    void message.success(kit.done)
    onDone()
  }
  return (
    <>
      <Input.TextArea
        aria-label={copy.toBoth}
        placeholder={copy.toBoth}
        rows={2}
        maxLength={moderation.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ActForm
        label={copy.reason}
        hint={copy.hint}
        isBusy={decide.isBusy || freeze.isBusy}
        failure={decide.failure ?? freeze.failure}
        ways={acts.map((key) => ({ key, label: reportDecisionNames[key], look: looks[key] }))}
        onAct={(way, reason) => void act(way, reason)}
      />
    </>
  )
}
