import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { alarmWayNames } from '@contract/console/alarm-ways'
import type { AlarmChannel } from '@contract/endpoints/console/alarms'
import { fullMoment } from '@contract/moments'
import type { Answer } from '../../client/call'
import { json } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { useAreaNames } from '../../kit/area/use-area'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Refused } from '../../kit/notes/refused'
import { Panel, Part } from '../../kit/panel/panel'
import { ChannelForm } from './channel-form'
import { copy } from './copy'
import { Pauses } from './pauses'
import { quietText, reachText, rolesText, wishOf } from './rows'

interface ChannelPanelProps {
  readonly one: AlarmChannel
  readonly hasMail: boolean
  readonly onClose: () => void
}

/** One channel: how it does, a button that tries it, what it gets, and its form. */
export function ChannelPanel({ one, hasMail, onClose }: ChannelPanelProps) {
  const names = useAreaNames()
  const [isOpen, setOpen] = useState(false)
  const { name, way, areaId, roles, testedAt, failingSince, failure, mayEdit } = one
  return (
    <Panel title={name} onClose={onClose}>
      {failure !== '' && (
        <Alert
          type={failingSince === null ? 'warning' : 'error'}
          showIcon
          title={failingSince === null ? failure : copy.notArrived(failure)}
        />
      )}
      <Facts
        facts={[
          { name: copy.way, value: alarmWayNames[way] },
          { name: copy.to, value: reachText(one) },
          { name: copy.city, value: areaId === null ? copy.everywhere : (names.get(areaId) ?? '') },
          { name: copy.roles, value: rolesText(roles) },
          { name: copy.quiet, value: quietText(one) },
          { name: copy.tested, value: testedAt === null ? copy.neverTested : fullMoment(testedAt) },
        ]}
      />
      {mayEdit ? <Try id={one.channelId} /> : <Alert type='info' showIcon title={kit.reader} />}
      <Part title={copy.gets}>
        <Pauses one={one} />
      </Part>
      {mayEdit && !isOpen && <Button onClick={() => setOpen(true)}>{copy.change}</Button>}
      {mayEdit && isOpen && (
        <Part title={copy.change} isForm>
          <ChannelForm one={one} hasMail={hasMail} onSaved={() => setOpen(false)} />
        </Part>
      )}
      {mayEdit && <Remove one={one} onDone={onClose} />}
    </Panel>
  )
}

/** Sends a message at once, and says what the vendor answered. */
function Try({ id }: { readonly id: number }) {
  const queries = useQueryClient()
  const { isBusy, run } = useOneAtATime()
  const [answer, setAnswer] = useState<Answer<'/admin/alarm/test'>>()
  const test = async () => {
    await run(async () => {
      setAnswer(undefined)
      setAnswer(await json('/admin/alarm/test', { id }))
    })
    await queries.invalidateQueries()
  }
  return (
    <>
      <Button type='primary' block loading={isBusy} onClick={() => void test()}>
        {isBusy ? copy.testing : copy.test}
      </Button>
      <div aria-live='polite'>
        {answer?.ok && (
          <Alert
            type={answer.value.isSent ? 'success' : 'error'}
            showIcon
            title={answer.value.isSent ? answer.value.said || copy.arrived : copy.notArrived(answer.value.said)}
          />
        )}
        {answer && !answer.ok && <Refused failure={answer.error} />}
      </div>
    </>
  )
}

function Remove({ one, onDone }: { readonly one: AlarmChannel; readonly onDone: () => void }) {
  const edit = useAct('/admin/alarm/edit')
  const { message, modal } = App.useApp()
  const remove = async () => {
    if (!(await modal.confirm({ title: copy.removeSure(one.name), okText: copy.remove }))) return
    const done = await edit.run({ ...wishOf(one), isRemoved: true })
    if (!done.ok) return
    void message.success(copy.removed)
    onDone()
  }
  return (
    <>
      <Refused failure={edit.failure} />
      <Button danger block loading={edit.isBusy} onClick={() => void remove()}>
        {copy.remove}
      </Button>
    </>
  )
}
