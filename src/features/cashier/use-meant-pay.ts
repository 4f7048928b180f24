import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CallError } from '@/lib/http/errors'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { findPayAtom } from './find-pay'
import { openPay } from './open-pay'

/** The pay order that the list's address means: it opens in place of the list; one of blocks is drawn here, by its cashier. */
export function useMeantPay(payNo: string) {
  const [failed, setFailed] = useState<CallError>()
  const [isCart, setCart] = useState(false)
  const user = useAtomValue(userAtom)
  const find = useSetAtom(findPayAtom)
  const open = async () => {
    if (payNo === '' || !user) return
    setFailed(undefined)
    const found = await find(payNo)
    if (found.ok && found.value.bizType === 'cart') setCart(true)
    else if (found.ok) openPay(found.value, goInstead)
    else setFailed(found.error)
  }
  useOnShow(`${payNo} ${user?.token ?? ''}`, () => void open())
  return { isCart, failed, retry: () => void open() }
}
