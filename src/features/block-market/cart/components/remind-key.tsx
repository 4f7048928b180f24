import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import { remindAtom } from '../../sale/atoms'
import { saleCopy } from '../../sale/copy'
import { cartCopy } from '../copy'
import styles from './cart.module.scss'

/** In the place of the price of a line that somebody else has reserved: a notice when it is free again. Source: mockup 28-market-cart. */
export function RemindKey({ blockId, blockNo }: { readonly blockId: number; readonly blockNo: number }) {
  const remind = useSetAtom(remindAtom)
  // The cart does not tell what was asked for on an earlier visit; to ask again changes nothing.
  const [isOn, setOn] = useState(false)
  const turn = async () => {
    const answer = await remind(blockId, !isOn)
    if (answer.ok) {
      setOn(answer.value.on)
      showToast(answer.value.on ? saleCopy.remindedNow : saleCopy.notReminded)
    } else if (answer.error.kind !== 'loggedOut') showToast(callErrorText(answer.error))
  }
  const text = isOn ? saleCopy.reminded : cartCopy.remind
  return (
    <Pressable className={cx(styles.remind)} label={cartCopy.remindOf(text, blockNo)} onPress={() => void turn()}>
      {text}
    </Pressable>
  )
}
