import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { copyText } from '@/platform/clipboard/clipboard'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { showToast } from '@/ui/toast/toast'
import type { ShopContact, ShopInfo } from './atoms'
import { askContactAtom } from './atoms'
import { shopCopy } from './copy'

interface Seen {
  readonly shopId: number
  readonly token: string
  readonly contact: ShopContact
}

const takeIt = async ({ kind, text }: ShopContact) => {
  if (kind === 'phone') return phoneCall.to(text)
  showToast((await copyText(text)) ? shopCopy.copied : shopCopy.copyFailed)
}

/**
 * How a shop is reached: masked until a signed-in person asks for the whole, which is counted once a day; its owner has it from the start.
 * `undefined` for a shop without one. Source: community §5 (phone), §11.
 */
export function useContact({ shopId, contact, own }: Pick<ShopInfo, 'shopId' | 'contact' | 'own'>) {
  const token = useAtomValue(userAtom)?.token
  const ask = useSetAtom(askContactAtom)
  const [seen, setSeen] = useState<Seen>()
  const [isAsking, setAsking] = useState(false)
  const asked = seen?.shopId === shopId && seen.token === token ? seen.contact : undefined
  const whole = own && contact ? { kind: contact.kind, text: own.contact } : asked
  const find = async (): Promise<ShopContact | undefined> => {
    if (whole || isAsking || token === undefined) return whole
    setAsking(true)
    const answer = await ask(shopId)
    setAsking(false)
    if (answer.ok) setSeen({ shopId, token, contact: answer.value })
    else if (answer.error.kind !== 'loggedOut') showToast(callErrorText(answer.error))
    return answer.ok ? answer.value : undefined
  }
  const reach = async () => {
    const found = await find()
    if (found) await takeIt(found)
  }
  const see = useOnceSignedIn(`contact ${shopId}`, () => void find())
  if (!contact) return undefined
  return {
    kind: contact.kind,
    text: whole?.text ?? contact.text,
    isWhole: whole !== undefined,
    isGuest: token === undefined,
    isAsking,
    /** Shows the whole contact; a guest is asked to log in first. */
    see: () => see(shopCopy.loginToSee[contact.kind]),
    /** Calls, or copies the WeChat id. */
    reach: () => (token === undefined ? see(shopCopy.loginToSee[contact.kind]) : void reach()),
  }
}

export type ReachShop = ReturnType<typeof useContact>
