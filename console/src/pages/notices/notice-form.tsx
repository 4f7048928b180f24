import { Alert, App, Button, Form } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { NoticePlan } from '@contract/endpoints/console/notices'
import { fullMoment } from '@contract/moments'
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
  const { message, modal } = App.useApp()
  const [fields] = Form.useForm<Wish>()
  const [now, setNow] = useState(first(plan))
  // What was saved stays the same draft, also when its sending was refused.
  const [saved, setSaved] = useState<Pick<NoticePlan, 'planId' | 'ver'>>()
  const reach = useReach(areaId, now)
  const mayPlan = mayCall('/admin/notice/plan', roles)
  const submit = async (wish: Wish, isPlanned: boolean) => {
    const { title, content, type, popup, sendAt, expireAt } = wish
    const draft = saved ?? plan
    const done = await save.run(
      {
        areaId,
        planId: draft?.planId ?? null,
        ver: draft?.ver ?? 1,
        title: title.trim(),
        content,
        type,
        popup,
        sendAt,
        expireAt,
        audience: audienceOf(wish),
      },
      isPlanned,
    )
    if (!done.ok) return
    const { planId, ver } = done.value
    setSaved({ planId, ver })
    if (isPlanned && !(await planned.run({ id: planId, ver })).ok) return
    void message.success(isPlanned ? copy.planned : copy.saved)
    change({ id: String(planId) })
  }
  const press = async (isPlanned: boolean) => {
    const wish = await fields.validateFields().catch(() => undefined)
    if (!wish) return
    const when = wish.sendAt === null ? copy.immediate : fullMoment(wish.sendAt)
    const sure = { title: copy.sendSure(wish.title.trim(), reach), content: copy.sendAtNote(when), okText: copy.plan }
    if (isPlanned && !(await modal.confirm(sure))) return
    await submit(wish, isPlanned)
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
        <Alert type='info' title={reach === undefined ? copy.audience : copy.reach(reach)} />
      </Form>
      {(now.content ?? '') !== '' && <Preview title={now.title ?? ''} content={now.content ?? ''} />}
      <Refused failure={failure} />
      {!mayPlan && <Alert type='info' title={copy.draftOnly} />}
      <div className={styles.ways} data-ways>
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

/** How many people it would go to; undefined until it is known. */
function useReach(areaId: number, { isAll, noFrom, noTo }: Partial<Wish>): number | undefined {
  const isSome = isAll === 'some' && typeof noFrom === 'number' && typeof noTo === 'number'
  const asked = { areaId, ...(isSome && { noFrom, noTo }) }
  return useRead(['/admin/notice/reach', asked], () => form('/admin/notice/reach', asked), { isList: true }).value
    ?.readers
}
