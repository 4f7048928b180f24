import { noticeStateNames } from '@contract/console/queue-words'
import { noticeTypeNames } from '@contract/people/notices'
import { mayCall } from '@contract/console/rights'
import type { NoticePlan } from '@contract/endpoints/console/notices'
import { fullMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { copy } from './copy'
import { NoticeForm } from './notice-form'
import { Preview } from './preview'
import { audienceText } from './words'

interface NoticePanelProps {
  readonly one: NoticePlan
  readonly onClose: () => void
}

/** One notice: its form while it is not sent, else what became of it; and the way to take it back. */
export function NoticePanel({ one, onClose }: NoticePanelProps) {
  const { roles } = useMe()
  const isOpen = one.state === 'draft' || one.state === 'planned'
  const isForm = isOpen && mayCall('/admin/notice/save', roles)
  return (
    <Panel title={`${noticeStateNames[one.state]} · ${one.title}`} onClose={onClose}>
      {isForm ? (
        <NoticeForm areaId={one.areaId} plan={one} />
      ) : (
        <>
          <Facts
            facts={[
              { name: copy.type, value: noticeTypeNames[one.type] },
              { name: copy.audience, value: audienceText(one) },
              { name: copy.sendAt, value: one.sendAt === null ? copy.now : fullMoment(one.sendAt) },
              { name: copy.expireAt, value: one.expireAt === null ? copy.never : fullMoment(one.expireAt) },
              { name: copy.by, value: one.by },
              { name: copy.read, value: copy.readOf(one.read, one.readers) },
            ]}
          />
          <Preview title={one.title} content={one.content} />
        </>
      )}
      {one.state !== 'withdrawn' && mayCall('/admin/notice/withdraw', roles) && (
        <Part title={copy.takeBack}>
          <Acts
            path='/admin/notice/withdraw'
            label={copy.reason}
            hint={copy.takeBackNote}
            ways={[
              {
                key: 'withdraw',
                label: copy.takeBack,
                look: 'danger',
                sure: copy.sure(one.title, one.state === 'sent' ? one.readers : 0),
              },
            ]}
            wish={(_, reason) => ({ id: one.planId, ver: one.ver, reason })}
          />
        </Part>
      )}
    </Panel>
  )
}
