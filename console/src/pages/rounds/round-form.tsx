import { Alert, App, Button, Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import { roundKindNames } from '@contract/console/queue-words'
import type { AdminRound } from '@contract/endpoints/console/community/expand'
import { expansion } from '@contract/expand/limits'
import { serverNow } from '../../client/server-time'
import { useAct } from '../../client/use-act'
import { CountField } from '../../kit/fields/count-field'
import { MomentField } from '../../kit/fields/moment-field'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'
import { PlanSums } from './plan-sums'
import styles from './rounds.module.scss'
import type { Numbered, RoundWish, TypedTier } from './rules'
import { isKeepable, mostRoundNo, nextNo, renumbered, typedNo, wholePlan, wholeTiers } from './rules'
import { TierRows } from './tier-rows'

interface RoundFormProps {
  readonly areaId: number
  /** The one that is changed; without it a new one is planned. */
  readonly round?: AdminRound
  /** Those of the area, for the number that a new one gets unless another is typed. */
  readonly rounds?: readonly Numbered[]
  readonly onDone: () => void
}

const first = (round: AdminRound | undefined, rounds: readonly Numbered[]): RoundWish => ({
  kind: round?.kind ?? 'plot',
  roundNo: round?.roundNo ?? nextNo(rounds, serverNow()),
  title: round?.title ?? '',
  description: round?.description ?? '',
  tiers: round?.tiers ?? [{ from: null, to: null, price: null }],
  quota: round?.quota ?? 0,
  perUser: round?.perUser ?? expansion.perUser,
  openAt: round?.openAt ?? null,
  closeAt: round?.closeAt ?? null,
})

const kindOptions = (['plot', 'slot'] as const).map((value) => ({ value, label: roundKindNames[value] }))

const needed = [{ required: true, message: copy.required }]

/** Plans a round, or changes one that has not opened; another operator approves it. */
export function RoundForm({ areaId, round, rounds = [], onDone }: RoundFormProps) {
  const add = useAct('/admin/round/add')
  const edit = useAct('/admin/round/edit')
  const { message } = App.useApp()
  const [now, setNow] = useState(() => first(round, rounds))
  const [fields] = Form.useForm<RoundWish>()
  const submit = async ({ title, description, ...wish }: RoundWish, isDraft = false) => {
    const whole = wholePlan(wish)
    if (!whole) return
    const plan = { ...whole, isDraft, title: title.trim(), description: description.trim() }
    const done = round
      ? await edit.run({ roundId: round.roundId, ver: round.ver, ...plan })
      : await add.run({ areaId, ...plan })
    if (!done.ok) return
    void message.success(isDraft ? copy.kept : copy.asked)
    onDone()
  }
  const change = (next: RoundWish) => {
    const whole = round ? next : renumbered(rounds, now, next, serverNow())
    if (whole.roundNo !== next.roundNo) fields.setFieldValue('roundNo', whole.roundNo)
    setNow(whole)
  }
  const keep = async () => {
    const wish = await fields.validateFields().catch(() => undefined)
    if (wish) await submit(wish, true)
  }
  return (
    <Form<RoundWish>
      form={fields}
      layout='vertical'
      requiredMark={false}
      initialValues={now}
      onValuesChange={(_, next) => change(next)}
      onFinish={(wish) => void submit(wish)}
    >
      <Form.Item name='kind'>
        <Segmented block options={kindOptions} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name='roundNo' label={copy.roundNo} rules={needed}>
          <CountField min={1} max={mostRoundNo} read={typedNo} />
        </Form.Item>
        <Form.Item name='title' label={copy.head} rules={needed}>
          <Input maxLength={30} />
        </Form.Item>
      </div>
      <Form.Item
        name='tiers'
        label={copy.tiers}
        rules={[
          {
            validator: (_, tiers: readonly TypedTier[]) =>
              wholeTiers(tiers) ? Promise.resolve() : Promise.reject(new Error(copy.required)),
          },
        ]}
      >
        <TierRows />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name='openAt' label={copy.openAt} rules={needed}>
          <MomentField />
        </Form.Item>
        <Form.Item name='closeAt' label={copy.closeAt} rules={needed}>
          <MomentField />
        </Form.Item>
        <Form.Item name='perUser' label={copy.perUser} rules={needed}>
          <CountField min={1} />
        </Form.Item>
        {now.kind === 'slot' ? (
          <Form.Item name='quota' label={copy.quota} rules={needed}>
            <CountField min={0} />
          </Form.Item>
        ) : (
          <Form.Item label={copy.startCapacity}>{expansion.startCapacity}</Form.Item>
        )}
      </div>
      <Form.Item name='description' label={copy.description}>
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
      <div className={styles.sums}>
        <PlanSums areaId={areaId} wish={now} roundId={round?.roundId} />
        <Alert type='warning' showIcon title={copy.warning} />
        <Refused failure={add.failure ?? edit.failure} />
      </div>
      <Ways isBusy={add.isBusy || edit.isBusy} onKeep={isKeepable(round) ? () => void keep() : undefined} />
    </Form>
  )
}

interface WaysProps {
  readonly isBusy: boolean
  readonly onKeep: (() => void) | undefined
}

/** A plan is kept, or sent to be approved. */
const Ways = ({ isBusy, onKeep }: WaysProps) => (
  <div className={onKeep && styles.pair} data-ways>
    {onKeep && (
      <Button size='large' block loading={isBusy} onClick={onKeep}>
        {copy.keep}
      </Button>
    )}
    <Button type='primary' size='large' block htmlType='submit' loading={isBusy}>
      {copy.submit}
    </Button>
  </div>
)
