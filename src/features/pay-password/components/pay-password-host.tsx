import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { AskedPayPassword } from '@/lib/pay/pay-password'
import { askedPayPasswordAtom } from '@/lib/pay/pay-password'
import { useIsShown } from '@/platform/page/use-is-shown'
import { loadPayPasswordInfoAtom, payPasswordInfoAtom } from '../atoms'
import { AskSheet } from './ask-sheet'
import { SetSheet } from './set-sheet'

/** Belongs on every page that pays or withdraws, beside its `Screen`: draws the question that `askPayPassword` opens. */
export function PayPasswordHost() {
  const asked = useAtomValue(askedPayPasswordAtom)
  const isShown = useIsShown(undefined, () => asked?.giveUp())
  return isShown && asked !== null ? <Question asked={asked} /> : null
}

/** When no password is set, or it was forgotten, a new one is set first and then used at once. */
function Question({ asked }: { readonly asked: AskedPayPassword }) {
  const info = useAtomValue(payPasswordInfoAtom)
  const load = useSetAtom(loadPayPasswordInfoAtom)
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => void load(), [load])
  const isSet = info.tag !== 'ready' || info.value.isSet
  const goOn = async (password: string) => {
    if ((await asked.attempt(password)) !== null) setForgotten(false)
  }
  if (isSet && !isForgotten) return <AskSheet asked={asked} onForgotten={() => setForgotten(true)} />
  return (
    <SetSheet
      isSet={isSet}
      isForgotten
      what={asked.what}
      onDone={(password) => void goOn(password)}
      onClose={asked.giveUp}
    />
  )
}
