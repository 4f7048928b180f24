import { Alert, Input } from 'antd'
import { useState } from 'react'
import { reportDecisionNames, reportTypeNames } from '@contract/console/queue-words'
import { moderation } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { reportDecisions } from '@contract/endpoints/console/reports'
import { shortMoment } from '@contract/moments'
import { reportWords } from '@contract/people/reports'
import { json } from '../../client/call'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { RecordedWords } from '../../kit/act/recorded-words'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { copy } from './copy'
import type { Reported } from './rows'
import type { Thing } from '../../kit/thing/targets'
import { targetOf } from '../../kit/thing/targets'
import { ThingLink } from '../../kit/thing/thing-link'
import { Author } from './author'

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
          ...(no === '' ? [] : [{ name: copy.no, value: <ThingLink thing={thingOf(one)}>{no}</ThingLink> }]),
          { name: copy.author, value: <Author one={one} /> },
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

/** Of words between two the order to which they belong. */
const thingOf = ({ refType, refId, no, areaId }: Reported): Thing =>
  targetOf({ refType }) ? { refType, refId, no, areaId } : { refType: 'order', no, areaId }

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
  const [note, setNote] = useState('')
  const about = `${reportTypeNames[refType]} ${no} ${title}`.trim()
  return (
    <>
      {mayCall('/admin/report/decide', roles) && (
        <Input.TextArea
          aria-label={copy.toBoth}
          placeholder={copy.toBoth}
          rows={2}
          maxLength={moderation.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <Acts
        path='/admin/report/decide'
        label={copy.reason}
        hint={copy.hint}
        ways={acts.map((key) => ({
          key,
          path: key === 'frozen' ? '/admin/report/freeze' : '/admin/report/decide',
          label: reportDecisionNames[key],
          look: looks[key],
          sure: looks[key] === 'danger' ? copy.sure(reportDecisionNames[key], about, author.blockNo) : undefined,
        }))}
        wish={(way, reason) => {
          const decision = acts.find((one) => one === way) ?? 'kept'
          const wish = { refType, refId, reason, note: note.trim() }
          return decision === 'frozen' ? wish : { ...wish, decision }
        }}
        onDone={onDone}
      />
    </>
  )
}
