import { letterStateNames } from '@contract/console/queue-words'
import { mayCall } from '@contract/console/rights'
import type { LetterInfo } from '@contract/endpoints/console/letters/letters'
import { fullMoment } from '@contract/moments'
import { noticeTypeNames } from '@contract/people/notices'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { AskedFor } from '../../kit/approval/asked'
import { Facts } from '../../kit/facts/facts'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { copy } from './copy'
import { LetterForm } from './letter-form'
import { Preview } from './preview'
import { audienceText, waysText } from './words'

interface LetterPanelProps {
  readonly id: string
  readonly onClose: () => void
}

/** One letter: its form while it is not sent, else what became of it; and the way to take it back. */
export function LetterPanel({ id, onClose }: LetterPanelProps) {
  const read = useRead(['/admin/letter/info', id], () => form('/admin/letter/info', { id: Number(id) }))
  const { value } = read
  const title = value ? `${letterStateNames[value.state]} · ${value.title}` : copy.title
  return (
    <Panel title={title} onClose={onClose}>
      <Loaded read={read} draw={(one) => <Body one={one} />} />
    </Panel>
  )
}

function Body({ one }: { readonly one: LetterInfo }) {
  const { roles } = useMe()
  const isOpen = one.state === 'draft' || one.state === 'planned'
  const isForm = isOpen && mayCall('/admin/letter/edit', roles)
  return (
    <>
      {one.approval && (
        <AskedFor
          kind='letter'
          refId={one.letterId}
          title={copy.waits}
          approval={one.approval}
          description={one.approval.summary}
        />
      )}
      {isForm ? <LetterForm areaId={one.areaId} letter={one} /> : <Became one={one} />}
      {one.state !== 'withdrawn' && mayCall('/admin/letter/takeBack', roles) && (
        <Part title={copy.takeBack}>
          <Acts
            path='/admin/letter/takeBack'
            label={copy.reason}
            hint={copy.takeBackNote}
            ways={[
              {
                key: 'takeBack',
                label: copy.takeBack,
                look: 'danger',
                sure: copy.sure(one.title, one.delivered),
              },
            ]}
            wish={(_, reason) => ({ id: one.letterId, ver: one.ver, reason })}
          />
        </Part>
      )}
    </>
  )
}

const Became = ({ one }: { readonly one: LetterInfo }) => (
  <>
    <Facts
      facts={[
        { name: copy.type, value: noticeTypeNames[one.type] },
        { name: copy.audience, value: audienceText(one.audience) },
        { name: copy.ways, value: waysText(one) },
        { name: copy.sendAt, value: one.sendAt === null ? copy.now : fullMoment(one.sendAt) },
        { name: copy.expireAt, value: one.expireAt === null ? copy.never : fullMoment(one.expireAt) },
        { name: copy.by, value: one.by },
        { name: copy.delivered, value: copy.readOf(one.delivered, one.people) },
        { name: copy.read, value: copy.readOf(one.read, one.people) },
      ]}
    />
    <Preview title={one.title} content={one.content} />
  </>
)
