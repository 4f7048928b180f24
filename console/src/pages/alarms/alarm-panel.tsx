import { Tag, Timeline } from 'antd'
import { alarmWayNames } from '@contract/console/alarm-ways'
import { alarmOf } from '@contract/console/alarms'
import { shortMoment } from '@contract/moments'
import { spanText } from '@contract/spans'
import { useServerNow } from '../../client/use-now'
import { useAreaNames } from '../../kit/area/use-area'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { About } from './about'
import { copy } from './copy'
import type { AlarmRow } from './rows'
import { kindName, rolesText } from './rows'

interface AlarmPanelProps {
  readonly one: AlarmRow
  readonly onClose: () => void
}

/** One alarm: what it is about, whom it concerns, who was told, and when it is over. */
export function AlarmPanel({ one, onClose }: AlarmPanelProps) {
  const { kind, text, areaId, roles, openedAt, overAt, ending, told } = one
  const names = useAreaNames()
  const now = useServerNow()
  const { isUrgent, when, over } = alarmOf(kind)
  return (
    <Panel
      title={
        <>
          {kindName(kind)} {isUrgent && <Tag color='error'>{copy.urgent}</Tag>}
        </>
      }
      onClose={onClose}
    >
      <p>{text}</p>
      <Facts
        facts={[
          ...(one.refType === '' ? [] : [{ name: copy.about, value: <About one={one} /> }]),
          { name: copy.city, value: areaId === null ? copy.everywhere : (names.get(areaId) ?? '') },
          { name: copy.opened, value: shortMoment(openedAt) },
          { name: copy.state, value: [copy.states[ending], overAt && shortMoment(overAt)].filter(Boolean).join(' ') },
          { name: copy.lasted, value: spanText((overAt ?? now) - openedAt) },
          { name: copy.roles, value: rolesText(roles) },
        ]}
      />
      <Part title={copy.told} note={String(told.length)}>
        {told.length === 0 ? (
          <p>{copy.toldNobody}</p>
        ) : (
          <Timeline
            items={told.map((channel) => ({ key: channel.name, content: <Told {...channel} ending={ending} /> }))}
          />
        )}
      </Part>
      <Facts
        facts={[
          { name: copy.when, value: when },
          { name: copy.overWhen, value: over },
        ]}
      />
    </Panel>
  )
}

const Told = ({ name, way, at, overAt, ending }: AlarmRow['told'][number] & Pick<AlarmRow, 'ending'>) => (
  <>
    <b>{name}</b> {alarmWayNames[way]}
    <div>{copy.toldAt(shortMoment(at))}</div>
    {overAt !== null && <div>{copy.overToldAt(shortMoment(overAt), ending)}</div>}
  </>
)
