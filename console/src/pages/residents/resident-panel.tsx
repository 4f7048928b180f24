import { Link } from '@tanstack/react-router'
import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { grouped } from '@contract/digits'
import { fullMoment, shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { form, json } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { ActForm } from '../../kit/act/act-form'
import { Avatar } from '../../kit/avatar/avatar'
import { ColleagueNotes } from '../../kit/colleague-notes/colleague-notes'
import { Facts } from '../../kit/facts/facts'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { Plate } from '../../kit/plate/plate'
import { platformText } from '../../kit/words/platforms'
import { copy } from './copy'
import { Limits } from './limits'

type Info = ConsoleMap['/admin/user/info']['output']

/** A resident: blocks, balances (finance), what runs, where one is signed in, warnings, limits, notes. */
export function ResidentPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { roles } = useMe()
  const read = useRead(['/admin/user/info', id], () => form('/admin/user/info', { id }), { isRecorded: true })
  return (
    <Panel
      title={
        read.value && (
          <>
            <Avatar seed={read.value.blockNo ?? read.value.nickName} size={24} /> {read.value.nickName}
          </>
        )
      }
      onClose={onClose}
    >
      <Loaded
        read={read}
        draw={(one) => (
          <>
            <Facts
              facts={[
                { name: copy.mobile, value: one.mobile },
                { name: copy.points, value: grouped(one.points) },
                { name: copy.joined, value: fullMoment(one.createdAt) },
                { name: copy.running, value: one.running },
                { name: copy.disputes, value: one.disputes },
                { name: copy.withdrawals, value: one.withdrawals },
                ...(one.balances
                  ? [
                      { name: copy.available, value: yuanText(one.balances.available) },
                      { name: copy.frozen, value: yuanText(one.balances.frozen) },
                      { name: copy.income, value: yuanText(one.balances.income) },
                    ]
                  : []),
              ]}
            />
            {mayCall('/admin/entry/list', roles) && (
              <Link to='/ledger' search={{ userId: id }}>
                {copy.entries}
              </Link>
            )}
            <Part title={copy.held} note={String(one.held.length)}>
              <div>
                {one.held.map(({ blockId, blockNo, state }) => (
                  <span key={blockId}>
                    <Plate no={blockNo} look={state === 'frozen' ? 'frozen' : 'other'} />{' '}
                  </span>
                ))}
              </div>
            </Part>
            {one.warnings.length > 0 && (
              <Part title={copy.warnings} note={String(one.warnings.length)}>
                {one.warnings.map(({ at, reason, name }) => (
                  <p key={`${at} ${reason}`}>
                    {reason} <small>{`${name} ${shortMoment(at)}`}</small>
                  </p>
                ))}
              </Part>
            )}
            <small>{copy.recorded}</small>
            <Reveal id={id} />
            <Sessions one={one} />
            {mayCall('/admin/limit/list', roles) && <Limits id={id} />}
            <ColleagueNotes refType='user' refId={one.userId} notes={one.notes} />
          </>
        )}
      />
    </Panel>
  )
}

/** The whole mobile number, for a reason; each reading is recorded. */
function Reveal({ id }: { readonly id: string }) {
  const { message } = App.useApp()
  const [mobile, setMobile] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (mobile !== undefined) return <Alert type='warning' title={`${copy.mobile} ${mobile}`} />
  if (!isAsking) return <Button onClick={() => setAsking(true)}>{copy.reveal}</Button>
  const run = async (reason: string) => {
    setBusy(true)
    const answer = await json('/admin/user/reveal', { id, reason })
    setBusy(false)
    if (answer.ok) setMobile(answer.value.mobile)
    else void message.error(answer.error.msg)
  }
  return (
    <ActForm
      label={copy.revealReason}
      isBusy={isBusy}
      failure={undefined}
      ways={[{ key: 'reveal', label: copy.reveal, look: 'primary' }]}
      onAct={(_, reason) => void run(reason)}
    />
  )
}

const Sessions = ({ one: { userId, nickName, sessions } }: { readonly one: Info }) => {
  const { roles } = useMe()
  return (
    <Part title={copy.sessions} note={String(sessions.length)}>
      {sessions.map(({ tokenId, platform, blockNo, at }) => (
        <p key={tokenId}>
          {platformText(platform)} {blockNo || ''} <small>{shortMoment(at)}</small>
        </p>
      ))}
      {sessions.length > 0 && mayCall('/admin/user/endSessions', roles) && (
        <Acts
          path='/admin/user/endSessions'
          label={copy.endReason}
          ways={[
            {
              key: 'end',
              label: copy.end(sessions.length),
              look: 'danger',
              sure: copy.endSure(nickName, sessions.length),
            },
          ]}
          wish={(_, reason) => ({ id: userId, reason })}
        />
      )}
    </Part>
  )
}
