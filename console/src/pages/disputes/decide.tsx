import { Alert, App, Checkbox, Input, Segmented, Slider } from 'antd'
import { useState } from 'react'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'
import type { Ruling } from '@contract/orders/transitions'
import { yuanText } from '@/lib/format/yuan'
import { typedFen } from '@/lib/forms/typed-number'
import { useAct } from '../../client/use-act'
import { ActForm } from '../../kit/act/act-form'
import { Facts } from '../../kit/facts/facts'
import { useThreshold } from '../../kit/thresholds/use-threshold'
import { orderRoles } from '../../kit/words/order-acts'
import { copy } from './copy'
import styles from './disputes.module.scss'
import { postingsOf, sellerPart } from './postings'

const kinds: readonly Ruling[] = ['release', 'split', 'refund']

interface DecideProps {
  readonly one: DisputeCaseDetail
  /** Whether this person's roles decide at all. */
  readonly mayDecide: boolean
}

/** The decision, with the exact postings before it runs. Above the amount of two persons it is asked for. */
export function Decide({ one, mayDecide }: DecideProps) {
  const { orderId: id, ver, amount } = one
  const [kind, setKind] = useState<Ruling>('split')
  const [toBuyer, setToBuyer] = useState<Fen>(fen(Math.floor(amount / 2)))
  const [isFree, setFree] = useState(false)
  const decide = useAct('/admin/dispute/decide')
  const ask = useAct('/admin/dispute/ask')
  const limit = useThreshold('dispute')
  const { message, modal } = App.useApp()
  const needsTwo = amount > limit
  const toSeller = sellerPart(kind, amount, toBuyer)
  const refund = yuanText(minus(amount, toSeller))
  if (!one.mayDecide || !mayDecide)
    return (
      <div className={styles.decide}>
        {one.dispute.decision && <Decided one={one} />}
        <Alert type='info' showIcon title={mayDecide ? copy.notNow : copy.reader} />
      </div>
    )
  const label = (needsTwo ? copy.submit : copy.run)(refund)
  const act = async (reason: string) => {
    const sure = {
      title: copy.sure(one.orderNo, label),
      content: <Postings one={one} toSeller={toSeller} />,
      okText: label,
    }
    if (!(await modal.confirm(sure))) return
    const wish = { id, ver, kind, reason, ...(kind === 'split' && { sellerAmount: toSeller }) }
    const done = await (needsTwo ? ask : decide).run(wish)
    if (done.ok) void message.success(needsTwo ? copy.asked : copy.done)
  }
  const isWhole = kind === 'split' && (toBuyer === 0 || toBuyer === amount)
  return (
    <div className={styles.decide}>
      <Segmented
        block
        aria-label={copy.decide}
        value={kind}
        options={kinds.map((value) => ({ value, label: copy.kinds[value] }))}
        onChange={setKind}
      />
      {kind === 'split' && <Split amount={amount} toBuyer={toBuyer} onChange={setToBuyer} />}
      <Postings one={one} toSeller={toSeller} />
      <Checkbox checked={isFree} onChange={({ target }) => setFree(target.checked)}>
        {copy.noTies}
      </Checkbox>
      <Alert
        type={needsTwo ? 'warning' : 'info'}
        showIcon
        title={(needsTwo ? copy.two : copy.alone)(yuanText(amount), yuanText(limit))}
      />
      <ActForm
        label={copy.reason}
        isBusy={decide.isBusy || ask.isBusy}
        failure={decide.failure ?? ask.failure}
        minReason={10}
        ways={[
          {
            key: 'run',
            look: 'primary',
            label,
            isOff: !isFree || isWhole,
          },
        ]}
        onAct={(_, reason) => void act(reason)}
      />
    </div>
  )
}

interface SplitProps {
  readonly amount: Fen
  readonly toBuyer: Fen
  readonly onChange: (toBuyer: Fen) => void
}

/** How the amount is parted: by a slider, or by typing the buyer's part. */
function Split({ amount, toBuyer, onChange }: SplitProps) {
  const [text, setText] = useState(yuanText(toBuyer))
  const change = (next: Fen) => {
    setText(yuanText(next))
    onChange(next)
  }
  const typed = (next: string) => {
    setText(next)
    const parsed = typedFen(next)
    if (parsed !== undefined && parsed <= amount) onChange(parsed)
  }
  return (
    <div>
      <div className={styles.line}>
        <label htmlFor='to-buyer'>{copy.toBuyer}</label>
        <span>{copy.toSeller}</span>
      </div>
      <Slider
        min={0}
        max={amount}
        value={toBuyer}
        tooltip={{ formatter: null }}
        ariaLabelForHandle={copy.amount}
        ariaValueTextFormatterForHandle={(value) => yuanText(fen(value))}
        onChange={(value) => change(fen(value))}
      />
      <div className={styles.line}>
        <Input
          id='to-buyer'
          className={styles.part}
          inputMode='decimal'
          value={text}
          onChange={({ target }) => typed(target.value)}
          onBlur={() => setText(yuanText(toBuyer))}
        />
        <b>{yuanText(minus(amount, toBuyer))}</b>
      </div>
    </div>
  )
}

const Postings = ({
  one: { buyer, seller, amount },
  toSeller,
}: {
  readonly one: DisputeCaseDetail
  readonly toSeller: Fen
}) => {
  const names = {
    buyer: copy.available(buyer.blockNo),
    seller: copy.income(seller.blockNo),
    fee: copy.fee,
    fund: copy.fund,
  }
  return (
    <Facts
      facts={[
        ...postingsOf(amount, toSeller).map((line) => ({
          name: copy.frozenTo(buyer.blockNo, names[line.to]),
          value: yuanText(line.amount),
        })),
        { name: copy.sum, value: yuanText(amount), isTotal: true },
      ]}
    />
  )
}

const Decided = ({ one }: { readonly one: DisputeCaseDetail }) => {
  const { decision } = one.dispute
  if (!decision) return null
  return (
    <>
      <strong>
        {orderRoles[decision.by]} {copy.decided}：{copy.kinds[decision.kind]}
      </strong>
      <p>{decision.reason}</p>
      <Postings one={one} toSeller={decision.sellerAmount} />
    </>
  )
}
