import { Alert } from 'antd'
import { voteKindNames, voteStateNames } from '@contract/console/row-words'
import { mayCall } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { votes } from '@contract/vote/limits'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { RichText } from '../../kit/rich-text/rich-text'
import { Roll } from '../../kit/roll/roll'
import { copy } from './copy'
import { BlockLink } from '../../kit/thing/people'

type Info = ConsoleMap['/admin/vote/info']['output']

/** One vote: what it asks, what came of it, and its removal. */
export function VotePanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { roles } = useMe()
  const read = useRead(['/admin/vote/info', id], () => form('/admin/vote/info', { id }))
  return (
    <Panel title={read.value ? `${read.value.no} · ${voteStateNames[read.value.state]}` : ''} onClose={onClose}>
      <Loaded
        read={read}
        draw={(one) => (
          <>
            <strong>{one.title}</strong>
            <Facts
              facts={[
                { name: copy.kind, value: voteKindNames[one.kind] },
                { name: copy.author, value: <BlockLink no={one.authorBlockNo} areaId={one.areaId} /> },
                ...(one.amount === null ? [] : [{ name: copy.amount, value: yuanText(one.amount) }]),
                ...(one.closeAt === null ? [] : [{ name: copy.closeAt, value: fullMoment(one.closeAt) }]),
                { name: copy.turnout, value: copy.turnoutOf(one.cast, one.census), isTotal: true },
              ]}
            />
            <Part title={copy.content}>
              <RichText html={one.content} />
            </Part>
            <Tally one={one} />
            {one.removedBecause !== '' && <Alert type='error' title={copy.removed(one.removedBecause)} />}
            {one.isRemovable && mayCall('/admin/vote/remove', roles) && (
              <Acts
                path='/admin/vote/remove'
                label={copy.reason}
                hint={copy.hint}
                maxReason={votes.reason}
                ways={[{ key: 'remove', label: copy.remove, look: 'danger', sure: copy.sure(one.no, one.title) }]}
                wish={(_, reason) => ({ voteId: one.voteId, ver: one.ver, reason })}
              />
            )}
            {mayCall('/admin/vote/roll', roles) && (
              <Roll id={`vote ${id}`} note={copy.rollNote} read={(page) => form('/admin/vote/roll', { id, page })} />
            )}
          </>
        )}
      />
    </Panel>
  )
}

const Tally = ({ one: { tally, options } }: { readonly one: Info }) => {
  const names = options.length > 0 ? options.map(({ text }) => text) : [copy.agree, copy.disagree]
  return (
    <Part title={tally ? copy.tally : copy.options}>
      {tally ? (
        <Facts
          facts={[
            ...names.map((name, at) => ({ name, value: tally.counts[at] ?? 0 })),
            { name: copy.abstain, value: tally.abstain },
          ]}
        />
      ) : (
        <>
          {names.map((name) => (
            <p key={name}>{name}</p>
          ))}
          <Alert type='info' title={copy.hidden} />
        </>
      )}
    </Part>
  )
}
