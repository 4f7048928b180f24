import { Alert, App, Button, Form, Input, InputNumber, Segmented, Select, Switch } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { NoticePlan } from '@contract/endpoints/console/notices'
import { noticeTypes } from '@contract/endpoints/city/notices'
import { areaNotices } from '@contract/limits'
import { form } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { MomentField } from '../../kit/fields/moment-field'
import { useAddress } from '../../kit/list/address'
import { Refused } from '../../kit/notes/refused'
import { copy, typeNames } from './copy'
import styles from './notices.module.scss'
import { Preview } from './preview'

interface NoticeFormProps {
  readonly areaId: number
  /** The one that is changed; without it a new one is written. */
  readonly plan?: NoticePlan
}

interface Wish {
  readonly title: string
  readonly content: string
  readonly type: NoticePlan['type']
  readonly popup: boolean
  readonly isAll: 'all' | 'some'
  readonly noFrom?: number | null
  readonly noTo?: number | null
  readonly sendAt: number | null
  readonly expireAt: number | null
}

const first = (plan: NoticePlan | undefined): Partial<Wish> => ({
  title: plan?.title ?? '',
  content: plan?.content ?? '',
  type: plan?.type ?? 'system',
  popup: plan?.popup ?? false,
  isAll: plan && plan.noFrom !== null ? 'some' : 'all',
  noFrom: plan?.noFrom ?? null,
  noTo: plan?.noTo ?? null,
  sendAt: plan?.sendAt ?? null,
  expireAt: plan?.expireAt ?? null,
})

const audienceOf = ({ isAll, noFrom, noTo }: Wish) =>
  isAll === 'some' && typeof noFrom === 'number' && typeof noTo === 'number' ? { noFrom, noTo } : null

/** Writes a notice: a draft first, which operators plan for its minute. */
export function NoticeForm({ areaId, plan }: NoticeFormProps) {
  const { roles } = useMe()
  const { change } = useAddress()
  const save = useAct('/admin/notice/save')
  const planned = useAct('/admin/notice/plan')
  const { message } = App.useApp()
  const [fields] = Form.useForm<Wish>()
  const [now, setNow] = useState(first(plan))
  const mayPlan = mayCall('/admin/notice/plan', roles)
  const submit = async (wish: Wish, isPlanned: boolean) => {
    const { title, content, type, popup, sendAt, expireAt } = wish
    const done = await save.run({
      areaId,
      planId: plan?.planId ?? null,
      ver: plan?.ver ?? 1,
      ...{ title: title.trim(), content, type, popup, sendAt, expireAt, audience: audienceOf(wish) },
    })
    if (!done.ok) return
    const { planId, ver } = done.value
    const sent = isPlanned ? await planned.run({ id: planId, ver }) : done
    change({ id: String(planId) })
    if (sent.ok) void message.success(isPlanned ? copy.planned : copy.saved)
  }
  const press = async (isPlanned: boolean) => {
    const wish = await fields.validateFields().catch(() => undefined)
    if (wish) await submit(wish, isPlanned)
  }
  const failure = save.failure ?? planned.failure
  return (
    <>
      <Form<Wish>
        form={fields}
        layout='vertical'
        initialValues={now}
        onValuesChange={(_, next) => setNow(next)}
        requiredMark={false}
      >
        <Form.Item
          name='title'
          label={copy.head}
          rules={[{ required: true, whitespace: true, message: copy.required }]}
        >
          <Input maxLength={areaNotices.title} showCount />
        </Form.Item>
        <Form.Item name='content' label={copy.content} rules={[{ required: true, message: copy.required }]}>
          <Input.TextArea rows={5} maxLength={areaNotices.content} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name='type' label={copy.type}>
            <Select options={noticeTypes.map((value) => ({ value, label: typeNames[value] }))} />
          </Form.Item>
          <Form.Item name='popup' label={copy.isPopup} valuePropName='checked'>
            <Switch />
          </Form.Item>
          <Form.Item name='sendAt' label={copy.sendAt}>
            <MomentField placeholder={copy.now} />
          </Form.Item>
          <Form.Item name='expireAt' label={copy.expireAt}>
            <MomentField placeholder={copy.never} />
          </Form.Item>
        </div>
        <Form.Item name='isAll' label={copy.audience}>
          <Segmented
            options={[
              { value: 'all', label: copy.everybody },
              { value: 'some', label: copy.byNo },
            ]}
          />
        </Form.Item>
        {now.isAll === 'some' && (
          <div className={styles.pair}>
            <Form.Item name='noFrom' label={copy.from} rules={[{ required: true, message: copy.required }]}>
              <InputNumber min={1} precision={0} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name='noTo' label={copy.to} rules={[{ required: true, message: copy.required }]}>
              <InputNumber min={1} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </div>
        )}
        <Reach areaId={areaId} wish={now} />
      </Form>
      {(now.content ?? '') !== '' && <Preview title={now.title ?? ''} content={now.content ?? ''} />}
      <Refused failure={failure} />
      {!mayPlan && <Alert type='info' title={copy.draftOnly} />}
      <div className={styles.ways}>
        <Button block size='large' loading={save.isBusy} onClick={() => void press(false)}>
          {copy.save}
        </Button>
        {mayPlan && (
          <Button
            block
            size='large'
            type='primary'
            loading={save.isBusy || planned.isBusy}
            onClick={() => void press(true)}
          >
            {copy.plan}
          </Button>
        )}
      </div>
    </>
  )
}

/** How many people it would go to. */
function Reach({ areaId, wish: { isAll, noFrom, noTo } }: { readonly areaId: number; readonly wish: Partial<Wish> }) {
  const isSome = isAll === 'some' && typeof noFrom === 'number' && typeof noTo === 'number'
  const asked = { areaId, ...(isSome && { noFrom, noTo }) }
  const { value } = useRead(['/admin/notice/reach', asked], () => form('/admin/notice/reach', asked), { isList: true })
  return <Alert type='info' title={value ? copy.reach(value.readers) : copy.audience} />
}
