import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { yuanRule } from '@/lib/forms/number-rules'
import { typedFen } from '@/lib/forms/typed-number'
import { failureText } from '@/lib/refusals/failure'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import { Pair } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { Yuan } from '@/ui/yuan/yuan'
import { decideAtom } from '../atoms'
import { decideCopy, decideWish } from '../copy'
import type { Outcome, RulingKind } from '../rules/outcome'
import { outcomeOf } from '../rules/outcome'
import styles from './decide-sheet.module.scss'

export interface DecideSheetProps {
  readonly of: DisputeCaseDetail
  readonly onClose: () => void
  readonly onReload: () => void
}

const words = decideCopy

const kindOf = (id: string): RulingKind | undefined => words.kinds.find((kind) => kind.id === id)?.id

/** The form of a decision; nothing is sent before the question `ask` is answered. */
function useDecision({ of, onClose }: DecideSheetProps) {
  const decide = useSetAtom(decideAtom)
  const [isAsking, setAsking] = useState(false)
  const most = fen(of.amount - 1)
  const form = useForm({
    initial: { kind: '', sellerAmount: '', reason: '' },
    fields: {
      kind: { label: words.kind, rules: [{ required: true, errorMessage: words.kindMissing }] },
      sellerAmount: {
        label: words.part,
        rules: [yuanRule({ most, tooMuch: words.partTooMuch(yuanText(of.amount)) })],
      },
      reason: { label: words.reason, rules: [{ required: true, errorMessage: words.reasonMissing }] },
    },
    draft: useDraft(`decide_${of.orderId}`),
    onSubmit: async ({ kind, sellerAmount, reason }) => {
      const ruling = kindOf(kind)
      const part = typedFen(sellerAmount)
      if (ruling === undefined) return undefined
      const result = await decide(of, { kind: ruling, reason, ...(ruling === 'split' && { sellerAmount: part }) })
      if (result?.ok) {
        showToast(words.done[of.role])
        onClose()
      }
      return result
    },
  })
  const kind = kindOf(form.values.kind)
  const outcome = kind && outcomeOf(kind, of, typedFen(form.values.sellerAmount))
  return { form, kind, outcome, isAsking, setAsking }
}

/** Deciding a dispute: the ruling, what each side gets to the fen, the reason, and a last question before it is sent. */
export function DecideSheet(props: DecideSheetProps) {
  const { of, onClose, onReload } = props
  const { form, kind, outcome, isAsking, setAsking } = useDecision(props)
  const isReady = outcome !== undefined && form.values.reason.trim() !== ''
  const look = () => {
    onClose()
    onReload()
  }
  return (
    <>
      <Sheet title={words.title} onClose={onClose}>
        <FormRow of={form.field('kind')} look='wide'>
          {(field) => <Segment label={field.label} items={words.kinds} chosen={field.value} onPick={field.onChange} />}
        </FormRow>
        {kind === 'split' && (
          <FormField
            of={form.field('sellerAmount')}
            kind='amount'
            unit={words.yuan}
            hint={words.partHint(yuanText(of.amount))}
          />
        )}
        {outcome && <OutcomeRows outcome={outcome} />}
        <FormArea of={form.field('reason')} isLabelled placeholder={words.reasonHint} maxLength={500} />
        <View className={cx(styles.note)}>
          <Note>{words.after[of.role]}</Note>
          {form.failure && (
            <Note
              tone='error'
              {...(form.failure.kind === 'refused' && { action: { text: words.look, onPress: look } })}
            >
              {failureText(form.failure, decideWish)}
            </Note>
          )}
        </View>
        <BottomBar>
          <Button
            kind='danger'
            loading={form.isSubmitting ? words.sending : undefined}
            onPress={() => (isReady ? setAsking(true) : form.submit())}
          >
            {words.submit}
          </Button>
        </BottomBar>
      </Sheet>
      {isAsking && outcome && (
        <MessageBox
          type='confirm'
          title={words.title}
          content={askText(of, outcome)}
          confirmText={words.submit}
          cancelText={words.think}
          onEvent={(event) => {
            setAsking(false)
            if (event === 'confirm') form.submit()
          }}
        />
      )}
    </>
  )
}

const askText = ({ seller, buyer, role }: DisputeCaseDetail, outcome: Outcome): string => {
  const facts = {
    seller: seller.blockNo,
    buyer: buyer.blockNo,
    toSeller: yuanText(outcome.seller),
    fee: yuanText(outcome.fee),
    net: yuanText(outcome.net),
    toBuyer: yuanText(outcome.buyer),
  }
  return `${words.ask(facts)}${role === 'operator' ? words.askFinal : words.askLater}`
}

function OutcomeRows({ outcome: { seller, fee, net, buyer } }: { readonly outcome: Outcome }) {
  return (
    <View className={cx(styles.outcome)}>
      <Pair name={words.toSeller}>
        <Yuan fen={seller} />
      </Pair>
      <Pair name={words.fee}>
        <Yuan fen={fee} sign='out' />
      </Pair>
      <Pair name={words.net}>
        <Yuan fen={net} />
      </Pair>
      <Pair name={words.toBuyer}>
        <Yuan fen={buyer} />
      </Pair>
    </View>
  )
}
