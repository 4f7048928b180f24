import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AskedPayPassword } from '@/lib/pay/pay-password'
import { askedPayPasswordAtom } from '@/lib/pay/pay-password'
import { useIsShown } from '@/platform/page/use-is-shown'
import { useOnOpen } from '@/platform/page/use-on-open'
import { loadPayPasswordInfoAtom, payPasswordInfoAtom } from '../atoms'
import { AskSheet } from './ask-sheet'
import { LazySetSheet } from './lazy-set-sheet'

/** Belongs on every page that pays or withdraws, beside its `Screen`: draws the question that `askPayPassword` opens. */
export function PayPasswordHost() {
  const asked = useAtomValue(askedPayPasswordAtom)
  const isShown = useIsShown(undefined, () => asked?.giveUp())
  return isShown && asked !== null ? <Question asked={asked} /> : null
}

/** When no password is set, or it was forgotten, a new one is set first and then used at once, unless what it would take out waits now. */
function Question({ asked }: { readonly asked: AskedPayPassword }) {
  const info = useAtomValue(payPasswordInfoAtom)
  const load = useSetAtom(loadPayPasswordInfoAtom)
  const [isForgotten, setForgotten] = useState(false)
  useOnOpen('', () => void load())
  const isSet = info.tag !== 'ready' || info.value.isSet
  const goOn = async (password: string) => {
    if ((await asked.attempt(password)) !== null) setForgotten(false)
  }
  if (isSet && !isForgotten) return <AskSheet asked={asked} onForgotten={() => setForgotten(true)} />
  const waits = isSet && asked.goesOut
  return (
    <LazySetSheet
      isSet={isSet}
      isForgotten
      what={waits ? undefined : asked.what}
      onDone={(password) => (waits ? asked.giveUp() : void goOn(password))}
      onClose={asked.giveUp}
      onMissing={asked.giveUp}
    />
  )
}
