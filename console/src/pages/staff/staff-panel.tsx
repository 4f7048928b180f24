import { Alert, App, Button, Form, Switch, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { approvalKindNames } from '@contract/console/approval-kinds'
import { mayCall } from '@contract/console/rights'
import { roleNames } from '@contract/console/roles'
import { staffStateNames } from '@contract/console/row-words'
import type { StaffView } from '@contract/endpoints/console/staff'
import { fullMoment, shortMoment } from '@contract/moments'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Failure } from '../../client/call'
import { json } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import { useAreaNames } from '../../kit/area/use-area'
import { AskedFor, BelowAsk } from '../../kit/approval/asked'
import { useAsk } from '../../kit/approval/use-ask'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Refused } from '../../kit/notes/refused'
import { Panel, Part } from '../../kit/panel/panel'
import { copy } from './copy'
import type { OwnBlockChange } from './own-block'
import { accountChange, OwnBlockFields } from './own-block'
import type { RightsWish } from './rights-fields'
import { areasOf, RightsFields } from './rights-fields'
import { areasText } from './rules'

interface StaffPanelProps {
  readonly one: StaffView
  readonly onClose: () => void
}

/** Somebody's rights, and what administrators may ask for. */
export function StaffPanel({ one, onClose }: StaffPanelProps) {
  const { roles, staffId } = useMe()
  const areaNames = useAreaNames()
  const isAdministrator = mayCall('/admin/staff/edit', roles)
  return (
    <Panel title={one.name} onClose={onClose}>
      <Facts
        facts={[
          { name: copy.roles, value: one.roles.map((role) => roleNames[role]).join(' · ') },
          { name: copy.areas, value: areasText(one.areas, areaNames) },
          { name: copy.state, value: staffStateNames[one.state] },
          { name: copy.account, value: one.owner ?? copy.none },
          { name: copy.seen, value: one.seenAt === null ? copy.never : fullMoment(one.seenAt) },
          { name: copy.made, value: fullMoment(one.createdAt) },
        ]}
      />
      {!isAdministrator && <Alert type='info' title={kit.reader} />}
      {isAdministrator && one.staffId === staffId && <Alert type='info' title={copy.own} />}
      {isAdministrator && one.staffId !== staffId && (
        <>
          <Sessions one={one} />
          <AskOnce kind='staffEdit' id={one.staffId}>
            <Edit one={one} />
          </AskOnce>
          {one.state === 'new' ? (
            <Invite id={one.staffId} />
          ) : (
            <AskOnce kind='staffReset' id={one.staffId}>
              <Reset one={one} />
            </AskOnce>
          )}
        </>
      )}
    </Panel>
  )
}

/** Where a colleague is signed in, and the end of it. */
const Sessions = ({ one: { staffId: id, name, sessions } }: { readonly one: StaffView }) => (
  <Part title={copy.sessions} note={String(sessions.length)}>
    {sessions.map(({ at, seenAt, ip }) => (
      <p key={`${at} ${ip}`}>
        {shortMoment(at)} {ip} <small>{copy.seenAt(shortMoment(seenAt))}</small>
      </p>
    ))}
    {sessions.length > 0 && (
      <Standing>
        <Acts
          path='/admin/staff/endSessions'
          label={copy.reason}
          hint={copy.endHint}
          ways={[
            {
              key: 'end',
              label: copy.endSessions(sessions.length),
              look: 'danger',
              sure: copy.endSure(name, sessions.length),
            },
          ]}
          wish={(_, reason) => ({ id, reason })}
        />
      </Standing>
    )}
  </Part>
)

interface AskOnceProps {
  readonly kind: 'staffEdit' | 'staffReset'
  readonly id: number
  readonly children: ReactNode
}

/** A form that asks another administrator; while its ask waits, the ask stands above it. */
function AskOnce({ kind, id, children }: AskOnceProps) {
  const { asked, isKnown } = useAsk(kind, id)
  if (!isKnown) return null
  return (
    <>
      {asked && <AskedFor kind={kind} refId={id} title={copy.waits(approvalKindNames[kind])} approval={asked} />}
      <BelowAsk isAsked={asked !== undefined}>{children}</BelowAsk>
    </>
  )
}

type Change = RightsWish & OwnBlockChange & { readonly isOn: boolean }

function Edit({ one: { staffId: id, ver, roles, areas, state, owner } }: { readonly one: StaffView }) {
  const edit = useAct('/admin/staff/edit')
  const { message } = App.useApp()
  const submit = async ({ isOn, ...wish }: Change) => {
    const account = accountChange(wish)
    const done = await edit.run({
      id,
      ver,
      roles: wish.roles,
      areas: areasOf(wish),
      isOn,
      ...(account !== undefined && { account }),
      reason: wish.reason,
    })
    if (done.ok) void message.success(copy.asked)
  }
  return (
    <Part title={copy.change}>
      <Form<Change>
        layout='vertical'
        initialValues={{ roles, areas: areas ?? [], isOn: state !== 'off', own: 'stays' }}
        onFinish={(wish) => void submit(wish)}
      >
        <RightsFields />
        <OwnBlockFields owner={owner} />
        <Form.Item name='isOn' label={copy.isOn} valuePropName='checked'>
          <Switch />
        </Form.Item>
        <Refused failure={edit.failure} />
        <Button type='primary' htmlType='submit' block loading={edit.isBusy}>
          {copy.ask}
        </Button>
      </Form>
    </Part>
  )
}

const Reset = ({ one: { staffId: id, ver, name } }: { readonly one: StaffView }) => (
  <Part title={copy.reset}>
    <Acts
      path='/admin/staff/reset'
      label={copy.reason}
      hint={copy.resetNote}
      ways={[{ key: 'reset', label: copy.resetSure(name), look: 'danger', done: copy.asked }]}
      wish={(_, reason) => ({ id, ver, reason })}
    />
  </Part>
)

/** A new invitation, shown this once. */
function Invite({ id }: { readonly id: number }) {
  const [invited, setInvited] = useState<ConsoleMap['/admin/staff/invite']['output']>()
  const [failure, setFailure] = useState<Failure>()
  const run = async () => {
    const answer = await json('/admin/staff/invite', { id })
    setFailure(answer.ok ? undefined : answer.error)
    if (answer.ok) setInvited(answer.value)
  }
  if (!invited)
    return (
      <>
        <Refused failure={failure} />
        <Button onClick={() => void run()}>{copy.invite}</Button>
      </>
    )
  return (
    <Part title={copy.invited}>
      <Typography.Text copyable code>
        {invited.invitation}
      </Typography.Text>
      <p>{copy.until(shortMoment(invited.until))}</p>
    </Part>
  )
}
