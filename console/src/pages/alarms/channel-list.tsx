import { Alert, Button, Tag } from 'antd'
import { alarmWayNames } from '@contract/console/alarm-ways'
import { mayCall } from '@contract/console/rights'
import type { AlarmChannel } from '@contract/endpoints/console/alarms'
import { shortMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Standing } from '../../kit/act/standing'
import { useAddress } from '../../kit/list/address'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { wholeRows } from '../../kit/list/rows'
import { Panel } from '../../kit/panel/panel'
import { ChannelForm } from './channel-form'
import { ChannelPanel } from './channel-panel'
import { copy } from './copy'
import { quietText, reachText, rolesText } from './rows'
import { AlarmTabs } from './tabs'

const columns: readonly Column<AlarmChannel>[] = [
  { key: 'name', title: copy.name, render: (_, { name }) => <b>{name}</b> },
  { key: 'way', title: copy.way, render: (_, { way }) => alarmWayNames[way] },
  { key: 'to', title: copy.to, ellipsis: true, render: (_, one) => reachText(one) },
  { key: 'roles', title: copy.roles, render: (_, { roles }) => rolesText(roles) },
  { key: 'quiet', title: copy.quiet, render: (_, one) => quietText(one) },
  { key: 'state', title: copy.state, render: (_, one) => <ChannelState one={one} /> },
]

/** Whether messages get through. */
export function ChannelState({ one: { isOn, failingSince, failure } }: { readonly one: AlarmChannel }) {
  if (!isOn) return <Tag>{copy.off}</Tag>
  if (failingSince !== null) return <Tag color='error'>{copy.failing(shortMoment(failingSince))}</Tag>
  if (failure !== '') return <Tag color='warning'>{copy.partly}</Tag>
  return <Tag color='success'>{copy.works}</Tag>
}

const read = async () => wholeRows(await form('/admin/alarm/channels', {}), ({ data }) => data)

/** Where alarms go. */
export function ChannelList() {
  const { roles } = useMe()
  const { change } = useAddress()
  const all = useRead(['/admin/alarm/channels'], () => form('/admin/alarm/channels', {}), { isList: true })
  const hasMail = all.value?.hasMail === true
  return (
    <ListPage<AlarmChannel>
      title={copy.title}
      note={copy.channelsNote}
      path='/admin/alarm/channels'
      filters={[]}
      columns={columns}
      read={read}
      isWhole
      isByArea={false}
      empty={copy.noChannels}
      idOf={({ channelId }) => String(channelId)}
      detail={(id, row, close) =>
        id === 'new' ? (
          <Panel title={copy.add} onClose={close}>
            <Standing>
              <ChannelForm hasMail={hasMail} onSaved={(made) => change({ id: String(made.channelId) })} />
            </Standing>
          </Panel>
        ) : (
          row && <ChannelPanel key={row.channelId} one={row} hasMail={hasMail} onClose={close} />
        )
      }
      actions={
        <>
          <AlarmTabs value='channels' />
          {mayCall('/admin/alarm/edit', roles) && (
            <Button type='primary' onClick={() => change({ id: 'new' })}>
              {copy.add}
            </Button>
          )}
        </>
      }
    >
      {all.value?.data.length === 0 && <Alert type='warning' showIcon title={copy.addFirst} />}
    </ListPage>
  )
}
