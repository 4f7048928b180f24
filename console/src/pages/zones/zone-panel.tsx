import { Alert, App, Button, Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import type { ZoneSale } from '@contract/block/zone'
import { zoneSaleNames, zoneSales } from '@contract/block/zone'
import { approvals, catalogue } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import { grouped } from '@contract/digits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Asked, BelowAsk } from '../../kit/approval/asked'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { CountField } from '../../kit/fields/count-field'
import { YuanField } from '../../kit/fields/yuan-field'
import { Refused } from '../../kit/notes/refused'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { copy } from './copy'
import type { Zone } from './rows'

interface ZonePanelProps {
  readonly areaId: number
  /** The one that is changed; without it a new one is made. */
  readonly zone: Zone | undefined
  readonly onClose: () => void
}

interface Wish {
  readonly name: string
  readonly noFrom: number | null
  readonly noTo: number | null
  readonly price: Fen | null
  readonly sold: ZoneSale
  readonly reason: string
}

const soldOptions = zoneSales.map((sold) => ({ value: sold, label: zoneSaleNames[sold] }))

const needed = [{ required: true, message: copy.required }]

/** A zone: its numbers, with what it would hold and which zones it overlaps before it is saved. */
export function ZonePanel({ areaId, zone, onClose }: ZonePanelProps) {
  const { roles } = useMe()
  return (
    <Panel title={zone ? zone.name : copy.add} onClose={onClose}>
      {zone?.asked && <Asked kind='zoneOffer' refId={zone.zoneId} title={copy.asked} />}
      {mayCall('/admin/zone/save', roles) ? (
        <BelowAsk isAsked={zone?.asked === true}>
          <ZoneForm areaId={areaId} zone={zone} onClose={onClose} />
        </BelowAsk>
      ) : (
        <Alert type='info' title={kit.reader} />
      )}
      {zone && mayCall('/admin/zone/remove', roles) && (
        <Part title={copy.remove} isForm>
          <Acts
            path='/admin/zone/remove'
            label={copy.reason}
            hint={copy.removeNote}
            ways={[
              {
                key: 'remove',
                label: copy.remove,
                look: 'danger',
                sure: copy.sure(zone.name, zone.noFrom, zone.noTo),
              },
            ]}
            wish={(_, reason) => ({ id: zone.zoneId, ver: zone.ver, reason })}
            onDone={onClose}
          />
        </Part>
      )}
    </Panel>
  )
}

const firstOf = (zone: Zone | undefined): Wish => ({
  name: zone?.name ?? '',
  noFrom: zone?.noFrom ?? null,
  noTo: zone?.noTo ?? null,
  price: zone?.price ?? null,
  sold: zone?.sold ?? 'round',
  reason: '',
})

function ZoneForm({ areaId, zone, onClose }: ZonePanelProps) {
  const save = useAct('/admin/zone/save')
  const { message } = App.useApp()
  const [now, setNow] = useState(() => firstOf(zone))
  const submit = async ({ name, noFrom, noTo, price, sold, reason }: Wish) => {
    if (noFrom === null || noTo === null) return
    const [zoneId, ver] = [zone?.zoneId ?? null, zone?.ver ?? 1]
    const done = await save.run({ areaId, zoneId, ver, name: name.trim(), noFrom, noTo, price, sold, reason })
    if (!done.ok) return
    void message.success(done.value.asked ? copy.sent : copy.saved)
    if (!zone) onClose()
  }
  return (
    <Form<Wish>
      layout='vertical'
      requiredMark={false}
      initialValues={now}
      onValuesChange={(_, next) => setNow(next)}
      onFinish={(wish) => void submit(wish)}
    >
      <Form.Item name='name' label={copy.name} rules={[{ required: true, whitespace: true, message: copy.required }]}>
        <Input maxLength={catalogue.zone} showCount />
      </Form.Item>
      <Form.Item name='noFrom' label={copy.from} rules={needed}>
        <CountField min={1} max={999_999_999} />
      </Form.Item>
      <Form.Item name='noTo' label={copy.to} rules={needed}>
        <CountField min={1} max={999_999_999} />
      </Form.Item>
      <Form.Item name='price' label={copy.price}>
        <YuanField />
      </Form.Item>
      <Form.Item name='sold' label={copy.sold} extra={copy.soldNotes[now.sold]}>
        <Segmented block options={soldOptions} />
      </Form.Item>
      <Form.Item
        name='reason'
        label={copy.reason}
        rules={[{ required: true, min: approvals.minReason, message: kit.reasonShort(approvals.minReason) }]}
      >
        <Input.TextArea rows={2} maxLength={approvals.maxReason} showCount />
      </Form.Item>
      {now.noFrom !== null && now.noTo !== null && now.noFrom <= now.noTo && (
        <Preview areaId={areaId} zone={zone} from={now.noFrom} to={now.noTo} price={now.price} />
      )}
      <Refused failure={save.failure} />
      <Button type='primary' size='large' htmlType='submit' block loading={save.isBusy}>
        {copy.save}
      </Button>
    </Form>
  )
}

interface PreviewProps {
  readonly areaId: number
  readonly zone: Zone | undefined
  readonly from: number
  readonly to: number
  readonly price: Fen | null
}

/** What a zone with these numbers would hold. */
function Preview({ areaId, zone, from, to, price }: PreviewProps) {
  const asked = {
    areaId,
    noFrom: from,
    noTo: to,
    ...(zone && { zoneId: zone.zoneId }),
    ...(price !== null && price > 0 && { price }),
  }
  const read = useRead(['/admin/zone/preview', asked], () => form('/admin/zone/preview', asked), { isList: true })
  return (
    <Loaded
      read={read}
      draw={({ overlaps, blocks, unsold, held, inRounds, dropped, worth }) => (
        <Facts
          facts={[
            {
              name: copy.overlaps,
              value:
                overlaps.length === 0
                  ? copy.none
                  : overlaps.map(({ name, noFrom, noTo }) => `${name} ${noFrom} – ${noTo}`).join('、'),
            },
            { name: copy.blocks, value: copy.count(grouped(blocks)) },
            { name: copy.held, value: copy.count(grouped(held)) },
            { name: copy.unsold, value: copy.count(grouped(unsold)) },
            ...(inRounds > 0 ? [{ name: copy.inRounds, value: copy.count(grouped(inRounds)) }] : []),
            ...(dropped > 0 ? [{ name: copy.dropped, value: copy.count(grouped(dropped)) }] : []),
            ...(worth === null ? [] : [{ name: copy.worth, value: yuanText(fen(worth)), isTotal: true }]),
          ]}
        />
      )}
    />
  )
}
