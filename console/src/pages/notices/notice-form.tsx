import { Alert, App, Button, Form } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { NoticePlan } from '@contract/endpoints/console/notices'
import { form } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { useAddress } from '../../kit/list/address'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'
import { NoticeFields } from './notice-fields'
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
      title: title.trim(),
      content,
      type,
      popup,
      sendAt,
      expireAt,
      audience: audienceOf(wish),
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
        <NoticeFields isSome={now.isAll === 'some'} />
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
