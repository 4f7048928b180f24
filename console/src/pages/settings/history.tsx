import { Tag, Timeline } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import { shortMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Loaded, Part } from '../../kit/panel/panel'
import { changeStateNames, copy } from './copy'
import { useTextOf } from './words'

type Change = ConsoleMap['/admin/setting/history']['output']['changes'][number]

const looks: Readonly<Record<Change['state'], string>> = {
  waiting: 'warning',
  holds: 'success',
  held: 'default',
  takenBack: 'default',
}

/** Every change of a setting, newest first, with who made it. */
export function History({ one: { settingId, key } }: { readonly one: SettingView }) {
  const read = useRead(['/admin/setting/history', settingId], () => form('/admin/setting/history', { settingId }))
  return (
    <Part title={copy.history}>
      <Loaded
        read={read}
        draw={({ changes }) =>
          changes.length === 0 ? (
            <p>{copy.never}</p>
          ) : (
            <Timeline items={changes.map((change) => ({ key: change.ver, content: <Line of={key} {...change} /> }))} />
          )
        }
      />
    </Part>
  )
}

const Line = ({ of, ...change }: Change & { readonly of: SettingView['key'] }) => {
  const { value, fromAt, at, by, second, reason, state, takenBack } = change
  const since = fromAt === 0 ? '' : shortMoment(fromAt)
  const said = useTextOf()(of, value)
  return (
    <>
      <b>{since === '' ? said : copy.of(said, since)}</b> <Tag color={looks[state]}>{changeStateNames[state]}</Tag>
      <div>{by === '' ? copy.setUp : `${copy.by(by, second)} · ${shortMoment(at)}`}</div>
      {reason !== '' && <div>{reason}</div>}
      {takenBack && <div>{copy.takenBackBy(takenBack.by, shortMoment(takenBack.at), takenBack.reason)}</div>}
    </>
  )
}
