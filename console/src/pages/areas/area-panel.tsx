import { Link } from '@tanstack/react-router'
import { Alert, App, Button, Form, Input } from 'antd'
import { catalogue, approvals } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import { fullMoment } from '@contract/moments'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { CountField } from '../../kit/fields/count-field'
import { copy as kit } from '../../kit/copy'
import { Refused } from '../../kit/notes/refused'
import { Panel } from '../../kit/panel/panel'
import type { AreaRow } from './rows'
import { copy } from './copy'

interface AreaPanelProps {
  /** The one that is changed; without it a new one is made. */
  readonly area: AreaRow | undefined
  readonly onClose: () => void
}

interface Wish {
  readonly name: string
  readonly sort: number | null
  readonly reason: string
}

/** A city: its name, its place in the list, and the ways to its zones and its texts. */
export function AreaPanel({ area, onClose }: AreaPanelProps) {
  const { roles } = useMe()
  return (
    <Panel title={area ? area.name : copy.add} onClose={onClose}>
      {area && area.haltedAt !== null && (
        <Alert type='error' title={copy.haltedSince(fullMoment(area.haltedAt))} description={area.haltedReason} />
      )}
      {mayCall('/admin/area/save', roles) ? (
        <AreaForm area={area} onDone={onClose} />
      ) : (
        <Alert type='info' title={kit.reader} />
      )}
      {area && (
        <Link to='/zones' search={{ areaId: String(area.areaId) }}>
          {copy.zones}
        </Link>
      )}
      {area && (
        <Link to='/texts' search={{ areaId: String(area.areaId) }}>
          {copy.texts}
        </Link>
      )}
    </Panel>
  )
}

function AreaForm({ area, onDone }: { readonly area: AreaRow | undefined; readonly onDone: () => void }) {
  const save = useAct('/admin/area/save')
  const { message } = App.useApp()
  const submit = async ({ name, sort, reason }: Wish) => {
    const done = await save.run({
      areaId: area?.areaId ?? null,
      ver: area?.ver ?? 1,
      name: name.trim(),
      reason,
      ...(sort !== null && { sort }),
    })
    if (!done.ok) return
    void message.success(copy.saved)
    if (!area) onDone()
  }
  return (
    <Form<Wish>
      layout='vertical'
      requiredMark={false}
      initialValues={{ name: area?.name ?? '', sort: area?.sort ?? null, reason: '' }}
      onFinish={(wish) => void submit(wish)}
    >
      <Form.Item name='name' label={copy.name} rules={[{ required: true, whitespace: true, message: copy.required }]}>
        <Input maxLength={catalogue.area} showCount />
      </Form.Item>
      <Form.Item name='sort' label={copy.sort}>
        <CountField min={0} max={9_999} />
      </Form.Item>
      <Form.Item
        name='reason'
        label={copy.reason}
        rules={[{ required: true, min: approvals.minReason, message: kit.reasonShort(approvals.minReason) }]}
      >
        <Input.TextArea rows={2} maxLength={approvals.maxReason} showCount />
      </Form.Item>
      <Refused failure={save.failure} />
      <Button type='primary' htmlType='submit' block loading={save.isBusy}>
        {copy.save}
      </Button>
    </Form>
  )
}
