import { Alert, Button, Empty, Tag } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { fullMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/approval/asked'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { BlockLink } from '../../kit/thing/people'
import { Roll } from '../../kit/roll/roll'
import { electionStateNames } from '@contract/console/row-words'
import { candidateNames, copy } from './copy'

/** One election: its days, its candidates, and the striking of one by two. */
export function ElectionPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { roles } = useMe()
  const read = useRead(['/admin/election/info', id], () => form('/admin/election/info', { id }))
  return (
    <Panel title={read.value ? `${read.value.no} · ${electionStateNames[read.value.state]}` : ''} onClose={onClose}>
      <Loaded
        read={read}
        draw={(one) => (
          <>
            <Facts
              facts={[
                { name: copy.term, value: copy.termNo(one.termNo) },
                { name: copy.announcedAt, value: fullMoment(one.announcedAt) },
                { name: copy.nominateFrom, value: fullMoment(one.nominateFrom) },
                { name: copy.voteFrom, value: fullMoment(one.voteFrom) },
                { name: copy.voteTo, value: fullMoment(one.voteTo) },
                { name: copy.rule, value: copy.inRow(one.mostInRow) },
                { name: copy.turnout, value: copy.turnoutOf(one.cast, one.census), isTotal: true },
              ]}
            />
            <Part title={copy.candidates} note={String(one.candidates.length)}>
              {one.candidates.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.none} />}
            </Part>
            {one.candidates.map((candidate) => (
              <Standing key={candidate.place}>
                <Candidate one={one} candidate={candidate} />
              </Standing>
            ))}
            {mayCall('/admin/election/roll', roles) && (
              <Roll
                id={`election ${id}`}
                note={copy.rollNote}
                read={(page) => form('/admin/election/roll', { id, page })}
              />
            )}
          </>
        )}
      />
    </Panel>
  )
}

interface CandidateProps {
  readonly one: MayorElection
  readonly candidate: MayorElection['candidates'][number]
}

const Candidate = ({ one: { electionId, ver, areaId }, candidate }: CandidateProps) => {
  const [isOpen, setOpen] = useState(false)
  const { place, blockNo, nickName, statement, state, reason, strikeAsked, strikeActs } = candidate
  return (
    <Part title={`${place}. ${nickName}`}>
      <div>
        <BlockLink no={blockNo} areaId={areaId} /> <Tag>{candidateNames[state]}</Tag>
      </div>
      <p>{statement}</p>
      {strikeAsked !== '' && <Asked kind='strike' refId={electionId} title={copy.asked(strikeAsked)} />}
      {state === 'struck' && <Alert type='error' title={copy.struck(reason)} />}
      {strikeActs.includes('askStrike') && !isOpen && (
        <Button danger onClick={() => setOpen(true)}>
          {copy.askStrike}
        </Button>
      )}
      {strikeActs.includes('askStrike') && isOpen && (
        <Acts
          path='/admin/election/strike'
          label={copy.reason}
          hint={copy.hint}
          maxReason={140}
          ways={[{ key: 'askStrike', label: copy.askStrike, look: 'danger', sure: copy.sure(blockNo, nickName) }]}
          wish={(_, said) => ({ electionId, ver, place, act: 'askStrike' as const, reason: said })}
        />
      )}
    </Part>
  )
}
