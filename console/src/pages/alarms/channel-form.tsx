import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { alarmRoles } from '@contract/console/alarms'
import type { AlarmChannel } from '@contract/endpoints/console/alarms'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { Refused } from '../../kit/notes/refused'
import { ChannelFields } from './channel-fields'
import { copy } from './copy'
import { everyCity } from './rows'
import type { Typed } from './typed'

interface ChannelFormProps {
  /** The one that is changed; without it a new one is made. */
  readonly one?: AlarmChannel
  /** This server can send mail. */
  readonly hasMail: boolean
  readonly onSaved: (saved: AlarmChannel) => void
}

const night = { fromHour: 22, untilHour: 8 } as const

const first = (one: AlarmChannel | undefined, area: number): Typed => ({
  way: one?.way ?? 'wecom',
  name: one?.name ?? '',
  areaId: one ? (one.areaId ?? everyCity) : area,
  roles: [...(one?.roles ?? alarmRoles)],
  mails: one?.mails.join('\n') ?? '',
  webhook: '',
  secret: '',
  hasQuiet: one ? one.quiet !== null : false,
  fromHour: one?.quiet?.fromHour ?? night.fromHour,
  untilHour: one?.quiet?.untilHour ?? night.untilHour,
  isOn: one?.isOn ?? true,
})

/** Makes a channel, or changes one. What its robot is reached by is typed and not shown again. */
export function ChannelForm({ one, hasMail, onSaved }: ChannelFormProps) {
  const { areas } = useMe()
  const edit = useAct('/admin/alarm/edit')
  const { message } = App.useApp()
  const [now, setNow] = useState(first(one, areas?.[0]?.areaId ?? everyCity))
  const submit = async ({ way, name, areaId, roles, isOn, ...typed }: Typed) => {
    const { fromHour, untilHour, hasQuiet } = typed
    const isMail = way === 'mail'
    const quiet = hasQuiet && fromHour !== null && untilHour !== null ? { fromHour, untilHour } : null
    const done = await edit.run({
      channelId: one?.channelId ?? null,
      ver: one?.ver ?? 0,
      way,
      name: name.trim(),
      areaId: areaId === everyCity ? null : areaId,
      roles,
      mails: isMail ? typed.mails.split(/[\s,，;；]+/).filter((mail) => mail !== '') : [],
      webhook: isMail ? '' : typed.webhook,
      secret: isMail ? '' : typed.secret,
      quiet,
      pauses: [...(one?.pauses ?? [])],
      isOn,
    })
    if (!done.ok) return
    void message.success(copy.saved)
    onSaved(done.value)
  }
  return (
    <Form<Typed>
      layout='vertical'
      requiredMark={false}
      initialValues={now}
      onValuesChange={(_, next) => setNow((old) => ({ ...old, ...next }))}
      onFinish={(typed) => void submit({ ...now, ...typed })}
    >
      <ChannelFields one={one} now={now} hasMail={hasMail} />
      <Refused failure={edit.failure} />
      <Button type='primary' size='large' block htmlType='submit' loading={edit.isBusy}>
        {copy.save}
      </Button>
    </Form>
  )
}
