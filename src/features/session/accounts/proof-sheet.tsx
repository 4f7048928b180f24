import { codePattern, founderPattern } from '@contract/people/formats'
import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useServerNow } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormBox } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Segment } from '@/ui/segment/segment'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../copy'
import type { ProofWay } from './proof'
import { proveAtom, sendProofAtom } from './proof'
import type { LoginRejection } from '../login/rules'
import { rejectionOf } from '../login/rules'
import { useAsking } from '../login/sms/use-code'
import { rules } from '../login/sms/use-sms-form'
import { CodeRow } from '../login/sms/code-row'
import { remainingText } from '@/ui/countdown/remaining'
import styles from '../login/login-form.module.scss'

export interface ProofSheetProps {
  /** At least one. */
  readonly proofs: readonly ProofWay[]
  /** The number that is bound, masked. */
  readonly mobile: string
  /** Why it is asked, where that is not obvious. */
  readonly why?: string | undefined
  readonly onProven: () => void
  readonly onClose: () => void
}

const fields = {
  founder: { label: copy.password, rules: rules(founderPattern, copy.badPassword) },
  mobile: { label: copy.code, rules: rules(codePattern, copy.badCode) },
}

/** Asks for a proof of identity before a number or a WeChat user is changed: the founder password, or a code to the bound number. */
export function ProofSheet({ proofs, mobile, why, onProven, onClose }: ProofSheetProps) {
  const [by, setBy] = useState<ProofWay>(proofs[0] ?? 'founder')
  const items = proofs.map((id) => ({ id, text: copy.proofs[id] }))
  return (
    <Sheet title={copy.proveTitle} onClose={onClose}>
      {(why !== undefined || items.length > 1) && (
        <View className={cx(styles.sheet)}>
          {why !== undefined && <View className={cx(styles.count)}>{why}</View>}
          {items.length > 1 && <Segment label={copy.proveTitle} items={items} chosen={by} onPick={setBy} />}
        </View>
      )}
      <Proof key={by} by={by} mobile={mobile} onProven={onProven} />
    </Sheet>
  )
}

type ProofProps = Pick<ProofSheetProps, 'mobile' | 'onProven'> & { readonly by: ProofWay }

function Proof({ by, mobile, onProven }: ProofProps) {
  const prove = useSetAtom(proveAtom)
  const send = useSetAtom(sendProofAtom)
  const now = useServerNow()
  const [rejection, setRejection] = useState<LoginRejection | null>(null)
  const asking = useAsking(send, setRejection)
  const form = useForm({
    initial: { typed: '' },
    fields: { typed: fields[by] },
    onSubmit: async ({ typed }) => {
      setRejection(null)
      const result = await prove(by, typed)
      if (result.ok) onProven()
      else setRejection(rejectionOf(result.error))
      return result
    },
  })
  const typed = form.field('typed')
  const lockedForMs = Math.max(0, (rejection?.lockedUntil ?? 0) - now)
  const submit = () => {
    if (lockedForMs === 0) form.submit()
  }
  return (
    <>
      <View className={cx(styles.sheet)}>
        {by === 'founder' ? (
          <FormBox of={typed} icon='key' kind='secret' placeholder={copy.proofPlaceholder} onConfirm={submit} />
        ) : (
          <CodeRow code={typed} asking={asking} onConfirm={submit} />
        )}
        <View
          className={cx(styles.count, rejection !== null && styles.rejected)}
          {...a11y.describe({ live: 'polite' })}
        >
          {rejection?.text ?? (by === 'founder' ? copy.proofHint : copy.codeTo(mobile))}
        </View>
      </View>
      <BottomBar>
        <Button
          onPress={submit}
          loading={form.isSubmitting ? copy.proving : undefined}
          disabled={lockedForMs > 0 ? copy.lockedFor(remainingText(lockedForMs)) : undefined}
        >
          {copy.prove}
        </Button>
      </BottomBar>
    </>
  )
}
