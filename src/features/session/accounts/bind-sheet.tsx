import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { useForm } from '@/ui/form/use-form'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { bindMobileAtom } from './bind-mobile'
import { copy } from '../copy'
import type { LoginRejection } from '../login/rules'
import type { ProofWay } from './proof'
import { needsProof, rejectionOf } from '../login/rules'
import { useCode } from '../login/sms/use-code'
import { codeFields } from '../login/sms/use-sms-form'
import { CodeFields } from '../login/sms/code-fields'
import { ProofSheet } from './proof-sheet'
import styles from '../login/login-form.module.scss'

export interface BindSheetProps {
  /** The number in use, masked; empty for none. */
  readonly mobile: string
  readonly proofs: readonly ProofWay[]
  readonly onBound: () => void
  readonly onClose: () => void
}

/** Binds a mobile number, or replaces it, by a code sent to it; asks for a proof of identity first, where one is possible. */
export function BindSheet(props: BindSheetProps) {
  const { proofs, mobile, onClose } = props
  const [isProven, setProven] = useState(proofs.length === 0)
  const [why, setWhy] = useState<string>()
  if (isProven) {
    const askAgain = () => {
      setWhy(copy.proofOver)
      setProven(false)
    }
    return <NumberSheet {...props} onUnproven={proofs.length === 0 ? undefined : askAgain} />
  }
  return <ProofSheet proofs={proofs} mobile={mobile} why={why} onProven={() => setProven(true)} onClose={onClose} />
}

type NumberSheetProps = BindSheetProps & { readonly onUnproven: (() => void) | undefined }

function NumberSheet({ mobile, onBound, onClose, onUnproven }: NumberSheetProps) {
  const bind = useSetAtom(bindMobileAtom)
  const [rejection, setRejection] = useState<LoginRejection | null>(null)
  const form = useForm({
    initial: { mobile: '', code: '' },
    fields: codeFields,
    onSubmit: async (wish) => {
      setRejection(null)
      const result = await bind(wish)
      if (result.ok) {
        showToast(mobile === '' ? copy.bound : copy.boundOther)
        onBound()
      } else if (onUnproven && needsProof(result.error)) onUnproven()
      else setRejection(rejectionOf(result.error))
      return result
    },
  })
  const asking = useCode('bind', form.values.mobile, setRejection)
  const fields = {
    mobile: form.field('mobile'),
    code: form.field('code'),
    submit: form.submit,
    ...asking,
  }
  return (
    <Sheet title={mobile === '' ? copy.bind : copy.bindOther} onClose={onClose}>
      <View className={cx(styles.sheet)}>
        <CodeFields form={fields} />
        <View
          className={cx(styles.count, rejection !== null && styles.rejected)}
          {...a11y.describe({ live: 'polite' })}
        >
          {rejection?.text ?? (mobile === '' ? copy.bindHint : copy.boundTo(mobile))}
        </View>
      </View>
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? copy.binding : undefined}>
          {mobile === '' ? copy.bind : copy.bindOther}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
