import { App, Button, Select, Tag } from 'antd'
import type { AlarmKind } from '@contract/console/alarms'
import { alarmOf, kindsFor } from '@contract/console/alarms'
import { hourMs } from '@contract/durations'
import type { AlarmChannel } from '@contract/endpoints/console/alarms'
import { shortMoment } from '@contract/moments'
import { serverNow } from '../../client/server-time'
import { useAct } from '../../client/use-act'
import { Refused } from '../../kit/notes/refused'
import styles from './alarms.module.scss'
import { copy, pauseSpans } from './copy'
import { kindName, wishOf } from './rows'

/** The kinds that reach a channel, and until when each of them is paused there. */
export function Pauses({ one }: { readonly one: AlarmChannel }) {
  const edit = useAct('/admin/alarm/edit')
  const { message } = App.useApp()
  const set = async (kind: AlarmKind, until: number | undefined) => {
    const others = one.pauses.filter((pause) => pause.kind !== kind)
    const pauses = until === undefined ? others : [...others, { kind, until }]
    const done = await edit.run({ ...wishOf(one), pauses })
    if (done.ok) void message.success(until === undefined ? copy.resumed : copy.pausedDone)
  }
  return (
    <>
      <ul className={styles.kinds}>
        {kindsFor(one.roles).map((kind) => (
          <li key={kind}>
            <span className={styles.kind}>
              {kindName(kind)} {alarmOf(kind).isUrgent && <Tag color='error'>{copy.urgent}</Tag>}
              <span className={styles.when}>{alarmOf(kind).when}</span>
            </span>
            <Pause
              kind={kind}
              until={one.pauses.find((pause) => pause.kind === kind && pause.until > serverNow())?.until}
              isOff={!one.mayEdit || edit.isBusy}
              onChange={(until) => void set(kind, until)}
            />
          </li>
        ))}
      </ul>
      <Refused failure={edit.failure} />
    </>
  )
}

interface PauseProps {
  readonly kind: AlarmKind
  /** Undefined: it is not paused. */
  readonly until: number | undefined
  readonly isOff: boolean
  readonly onChange: (until: number | undefined) => void
}

function Pause({ kind, until, isOff, onChange }: PauseProps) {
  if (until !== undefined)
    return (
      <span className={styles.pause}>
        <Tag color='warning'>{copy.paused(shortMoment(until))}</Tag>
        <Button size='small' disabled={isOff} onClick={() => onChange(undefined)}>
          {copy.resume}
        </Button>
      </span>
    )
  return (
    <Select<number | null>
      className={styles.choice}
      size='small'
      aria-label={copy.pause(kindName(kind))}
      disabled={isOff}
      value={null}
      placeholder={copy.pauseFor}
      options={pauseSpans.map(({ hours, label }) => ({ value: hours, label }))}
      onChange={(hours) => hours !== null && onChange(serverNow() + hours * hourMs)}
    />
  )
}
