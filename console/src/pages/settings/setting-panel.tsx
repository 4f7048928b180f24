import { Alert, Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { roleNames } from '@contract/console/roles'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import { shortMoment } from '@contract/moments'
import type { HoursFrom } from '@contract/settings/openings'
import { groups } from '@contract/settings/groups'
import { settingOf } from '@contract/settings/settings'
import { rangeText } from '@contract/settings/words'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { AskedFor } from '../../kit/approval/asked'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { copy, setByNames } from './copy'
import { History } from './history'
import { SetForm } from './set-form'
import { useTextOf } from './words'

interface SettingPanelProps {
  readonly one: SettingView
  /** The city's name, or that it is of all. */
  readonly place: string
  /** The hours of the city, where it is one of a city. */
  readonly hours: readonly HoursFrom[] | undefined
  readonly onClose: () => void
}

/** One setting: what holds, what waits, the form that changes it, and every change so far. */
export function SettingPanel({ one, place, hours, onClose }: SettingPanelProps) {
  const { key, value, setBy, since, running, waiting, waitingForAll, approval } = one
  const textOf = useTextOf()
  const setting = settingOf(key)
  const goesOn = setting.kind === 'access' ? copy.runsOn : copy.running
  return (
    <Panel title={setting.name} onClose={onClose}>
      <Facts
        facts={[
          { name: `${place}，${copy.now}`, value: textOf(key, value), isTotal: true },
          { name: copy.from, value: setByNames[setBy] },
          ...(since === null || since === 0 ? [] : [{ name: copy.since, value: shortMoment(since) }]),
          { name: copy.standard, value: textOf(key, setting.standard) },
          { name: copy.range, value: rangeText(key, yuanText) },
          ...(running === null || running === 0 || setting.running === undefined
            ? []
            : [{ name: copy.goesOn, value: goesOn(setting.running, running) }]),
        ]}
      />
      {approval && (
        <AskedFor
          kind={groups[setting.group].asks}
          refId={one.settingId}
          title={`${kit.shared}：${approval.summary}`}
          approval={approval}
        />
      )}
      {waitingForAll && <WaitingForAll one={one} waiting={waitingForAll} />}
      {waiting && <Waiting one={one} waiting={waiting} />}
      {!waiting && !approval && <Change one={one} place={place} hours={hours} />}
      <History one={one} />
    </Panel>
  )
}

interface WaitingProps {
  readonly one: SettingView
  readonly waiting: NonNullable<SettingView['waiting']>
}

/** What waits for all cities, and whether it comes to this one. */
const WaitingForAll = ({ one: { key, setBy }, waiting: { after, fromAt, by, reason } }: WaitingProps) => (
  <Alert
    type='info'
    showIcon
    title={copy.allWaits(shortMoment(fromAt), useTextOf()(key, after))}
    description={`${setBy === 'here' ? copy.staysHere : copy.comesHere}${by}：${reason}`}
  />
)

/** A change that waits for its time, and how it is taken back. */
function Waiting({ one, waiting: { after, fromAt, by, reason } }: WaitingProps) {
  const { settingId, ver, key, value, mayEdit } = one
  const textOf = useTextOf()
  const said = `${textOf(key, value)} → ${textOf(key, after)}`
  return (
    <>
      <Alert
        type='warning'
        showIcon
        title={`${copy.waits(shortMoment(fromAt))}：${said}`}
        description={`${by}：${reason}`}
      />
      {mayEdit && (
        <Acts
          path='/admin/setting/takeBack'
          label={copy.reason}
          ways={[
            {
              key: 'takeBack',
              label: copy.takeBack,
              look: 'danger',
              sure: copy.takeBackSure(settingOf(key).name, textOf(key, value)),
              done: copy.takenBack,
            },
          ]}
          wish={(_, why) => ({ settingId, ver, reason: why })}
        />
      )}
    </>
  )
}

/** The way to its form, for who may change it; why not, for the others. */
function Change({ one, place, hours }: Omit<SettingPanelProps, 'onClose'>) {
  const { roles } = useMe()
  const [isOpen, setOpen] = useState(false)
  const { group, name } = settingOf(one.key)
  const { role } = groups[group]
  if (!mayCall('/admin/setting/edit', roles)) return null
  if (!one.mayEdit) {
    const why = roles.includes(role) ? copy.everywhereOnly : copy.onlyFor(roleNames[role])
    return <Alert type='info' showIcon title={why} />
  }
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{copy.change}</Button>
  return (
    <Part title={copy.form(name)} isForm>
      <SetForm one={one} place={place} hours={hours} />
    </Part>
  )
}
