import { Alert, Checkbox, Input, Segmented, Slider } from 'antd'
import { useState } from 'react'
import { needsTwo } from '@contract/console/for-two'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'
import { shortMoment } from '@contract/moments'
import { actorText } from '@contract/orders/story'
import type { Ruling } from '@contract/orders/transitions'
import { yuanText } from '@/lib/format/yuan'
import { typedFen } from '@/lib/forms/typed-number'
import { Acts } from '../../kit/act/acts'
import { AskedFor, BelowAsk } from '../../kit/approval/asked'
import { useAsk } from '../../kit/approval/use-ask'
import { copy as notes } from '../../kit/colleague-notes/copy'
import { Drafts } from '../../kit/colleague-notes/drafts'
import type { Draft } from '../../kit/colleague-notes/use-drafts'
import { Facts } from '../../kit/facts/facts'
import { useThreshold } from '../../kit/settings/use-threshold'
import { withBefore } from '../../kit/settings/with-before'
import { copy } from './copy'
import styles from './disputes.module.scss'
import { postingsOf, sellerPart } from './postings'
import { isMayors } from './rules'

const kinds: readonly Ruling[] = ['release', 'split', 'refund']

interface DecideProps {
  readonly one: DisputeCaseDetail
  /** Whether this person's roles decide at all, and whether they may suggest a decision. */
  readonly mayDecide: boolean
  readonly mayDraft: boolean
}

/** Why nobody can decide it now. */
const notNow = ({ state, dispute: { evidenceUntil } }: DisputeCaseDetail): string =>
  state === 'dispute' ? copy.notYet(shortMoment(evidenceUntil)) : copy.ruled

/** The decision, or a draft of it for who decides, with what colleagues suggest. */
export function Decide({ one, mayDecide, mayDraft }: DecideProps) {
  const [taken, setTaken] = useState<Draft>()
  const { asked, isKnown } = useAsk('dispute', one.orderId)
  const isDeciding = one.mayDecide && mayDecide
  const isDrafting = !isDeciding && mayDraft && one.state === 'dispute'
  if (!isKnown) return null
  return (
    <div className={styles.decide}>
      {(!isDeciding || asked) && <Decided one={one} />}
      {one.state === 'dispute' && (
        <Drafts
          refType='dispute'
          refId={one.orderId}
          names={copy.kinds}
          onTake={isDeciding && !asked ? setTaken : undefined}
        />
      )}
      {asked && <AskedFor kind='dispute' refId={one.orderId} title={asked.summary} approval={asked} />}
      {isDeciding && !asked && isMayors(one) && <Alert type='warning' showIcon title={copy.isMayors} />}
      <BelowAsk isAsked={asked !== undefined}>
        {isDeciding && <Deciding key={taken?.draftId} one={one} taken={taken} />}
        {isDrafting && <Drafting one={one} />}
      </BelowAsk>
      {!isDeciding && !isDrafting && !asked && (
        <Alert type='info' showIcon title={mayDecide ? notNow(one) : copy.reader} />
      )}
    </div>
  )
}

/** What is chosen, as it stands in the form. */
function useChoice({ amount }: DisputeCaseDetail, taken?: Draft) {
  const start = kinds.find((one) => one === taken?.way) ?? 'split'
  const [kind, setKind] = useState<Ruling>(start)
  const ofSeller = taken?.sellerAmount ?? null
  const half = ofSeller === null ? fen(Math.floor(amount / 2)) : minus(amount, ofSeller)
  const [toBuyer, setToBuyer] = useState<Fen>(half)
  const toSeller = sellerPart(kind, amount, toBuyer)
  const isWhole = kind === 'split' && (toBuyer === 0 || toBuyer === amount)
  return {
    kind,
    setKind,
    toBuyer,
    setToBuyer,
    toSeller,
    isWhole,
    sellerAmount: kind === 'split' && { sellerAmount: toSeller },
  }
}

interface ChoiceProps {
  readonly one: DisputeCaseDetail
  readonly choice: ReturnType<typeof useChoice>
}

const Choice = ({ one, choice: { kind, setKind, toBuyer, setToBuyer, toSeller } }: ChoiceProps) => (
  <>
    <Segmented
      block
      aria-label={copy.decide}
      value={kind}
      options={kinds.map((value) => ({ value, label: copy.kinds[value] }))}
      onChange={setKind}
    />
    {kind === 'split' && <Split amount={one.amount} toBuyer={toBuyer} onChange={setToBuyer} />}
    <Postings one={one} toSeller={toSeller} />
  </>
)

/** The decision, with the exact postings before it runs. Above the amount of two persons it is asked for. */
function Deciding({ one, taken }: { readonly one: DisputeCaseDetail; readonly taken: Draft | undefined }) {
  const { orderId: id, ver, amount, twoBefore: before } = one
  const choice = useChoice(one, taken)
  const { kind, toSeller, isWhole, sellerAmount } = choice
  const [isFree, setFree] = useState(false)
  const setFen = useThreshold('disputeTwo')
  const isForTwo = needsTwo('disputeTwo', { amount, before, setFen })
  const label = (isForTwo ? copy.submit : copy.run)(yuanText(minus(amount, toSeller)))
  return (
    <>
      <Choice one={one} choice={choice} />
      <Checkbox checked={isFree} onChange={({ target }) => setFree(target.checked)}>
        {copy.noTies}
      </Checkbox>
      <Alert
        type={isForTwo ? 'warning' : 'info'}
        showIcon
        title={(isForTwo ? copy.two : copy.alone)(withBefore(amount, before), yuanText(setFen))}
      />
      <Acts
        path={isForTwo ? '/admin/dispute/ask' : '/admin/dispute/decide'}
        label={copy.reason}
        minReason={10}
        start={taken?.reason}
        hint={isWhole ? copy.whole : undefined}
        ways={[
          {
            key: 'run',
            look: 'primary',
            label,
            isOff: !isFree || isWhole,
            sure: copy.sure(one.orderNo, label),
            sureOf: <Postings one={one} toSeller={toSeller} />,
            done: isForTwo ? copy.asked : copy.done,
          },
        ]}
        wish={(_, reason) => ({ id, ver, kind, reason, ...sellerAmount })}
      />
    </>
  )
}

/** A draft of the decision, for who decides. */
function Drafting({ one }: { readonly one: DisputeCaseDetail }) {
  const choice = useChoice(one)
  const about = { refType: 'dispute', refId: one.orderId } as const
  return (
    <>
      <Choice one={one} choice={choice} />
      <Acts
        path='/admin/draft/add'
        label={notes.draftReason}
        hint={notes.draftHint}
        ways={[{ key: 'draft', label: notes.draft, look: 'primary', done: notes.draftDone, isOff: choice.isWhole }]}
        wish={(_, reason) => ({ ...about, way: choice.kind, reason, ...choice.sellerAmount })}
      />
    </>
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
  one: { buyer, seller, amount, terms },
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
        ...postingsOf(amount, toSeller, terms).map((line) => ({
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
        {actorText[decision.by]} {copy.decided}：{copy.kinds[decision.kind]}
      </strong>
      <p>{decision.reason}</p>
      <Postings one={one} toSeller={decision.sellerAmount} />
    </>
  )
}
