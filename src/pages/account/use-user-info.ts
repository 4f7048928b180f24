import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { proofFor } from '@/features/closing/rules'
import { loadPayPasswordInfoAtom, payPasswordInfoAtom } from '@/features/pay-password/atoms'
import { loadProfileAtom, profileAtom } from '@/features/profile/atoms'
import { forgetWordsAtom } from '@/features/search/atoms'
import { forgetSeen } from '@/features/search/seen'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'

/** The own profile, and the sheets above it: what binds a number, what sets the payment password. */
export function useUserInfo() {
  const user = useAtomValue(userAtom)
  const profile = useAtomValue(profileAtom)
  const payInfo = useAtomValue(payPasswordInfoAtom)
  const load = useSetAtom(loadProfileAtom)
  const loadPayInfo = useSetAtom(loadPayPasswordInfoAtom)
  const [opened, open] = useState<'mobile' | 'pay'>()
  const reload = () => void load()
  useOnShow(user?.token ?? '', () => {
    reload()
    void loadPayInfo()
  })
  const close = () => open(undefined)
  const closePay = () => {
    close()
    void loadPayInfo()
  }
  const onBound = () => {
    close()
    reload()
  }
  const own = profile.tag === 'ready' ? profile.value : undefined
  const hasPayPassword = payInfo.tag === 'ready' ? payInfo.value.isSet : undefined
  return {
    user,
    profile,
    reload,
    safety: { hasPayPassword, onMobile: () => open('mobile'), onPayPassword: () => open('pay') },
    bind: opened === 'mobile' && own && { mobile: own.mobile, proofs: own.proofs, onBound, onClose: close },
    pay: opened === 'pay' && { isSet: hasPayPassword === true, onDone: closePay, onClose: closePay },
  }
}

/** Who closes the account, what proves it, and what this device forgets with it. */
export function useClosePart() {
  const user = useAtomValue(userAtom)
  const profile = useAtomValue(profileAtom)
  const load = useSetAtom(loadProfileAtom)
  const forgetWords = useSetAtom(forgetWordsAtom)
  useOnShow(user?.token ?? '', () => void load())
  const onClosed = () => {
    forgetWords()
    forgetSeen()
  }
  return { proof: proofFor(profile.tag === 'ready' ? profile.value : undefined), onClosed }
}
