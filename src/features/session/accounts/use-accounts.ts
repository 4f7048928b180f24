import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { factsText } from '@/lib/format/unbroken'
import { imageUrlAtom } from '@/lib/images/image-url'
import { areaIdAtom } from '@/lib/session/atoms'
import { useOnOpen } from '@/platform/page/use-on-open'
import type { RememberedAccount } from '../popup/accounts-popup'
import { showToast } from '@/ui/toast/toast'
import type { Account } from './accounts'
import { forgetAccountAtom, loadAccountsAtom, shownAccountsAtom, switchAccountAtom } from './accounts'
import { copy } from '../copy'

/** A remembered account as the list draws it. */
export interface AccountLine extends RememberedAccount {
  readonly account: Account
}

/** The name of an account: its block number, or the person's name when there is none. */
export const calledOf = ({ of: { blockNo }, nickName }: Account): string => (blockNo > 0 ? String(blockNo) : nickName)

const noteOf = ({ of, isCurrent, isOver, isHandedOver, unread }: Account): string => {
  if (isHandedOver) return copy.accountHandedOver
  if (isOver) return of.blockNo > 0 ? copy.accountOver : copy.accountOverWithoutBlock
  const news = unread === undefined ? '' : unread === 0 ? copy.noUnread : copy.unread(unread)
  return isCurrent ? factsText([copy.current, news]) : news
}

export interface AccountEvents {
  /** Called when the person now acts as this account, even if it was already in use. */
  readonly onEntered: () => void
  /** Called when its founder password must be typed. */
  readonly onPassword: (blockNo: number) => void
}

/** The remembered accounts of the city: their lines, choosing one, and the question before one is forgotten. */
export function useAccounts({ onEntered, onPassword }: AccountEvents) {
  const accounts = useAtomValue(shownAccountsAtom)
  const areaId = useAtomValue(areaIdAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const load = useSetAtom(loadAccountsAtom)
  const switchTo = useSetAtom(switchAccountAtom)
  const forget = useSetAtom(forgetAccountAtom)
  const [leaving, setLeaving] = useState<Account>()
  useOnOpen(`${areaId}`, () => void load())
  const lines = accounts.map((account): AccountLine => ({
    account,
    blockNo: account.of.blockNo,
    nickname: account.nickName,
    avatar: urlOf(account.avatar),
    note: noteOf(account),
    isCurrent: account.isCurrent,
  }))
  return {
    lines,
    leaving,
    pick: ({ account }: AccountLine) => {
      if (account.isOver) return onPassword(account.of.blockNo)
      if (!account.isCurrent && switchTo(account.of)) showToast(copy.switched(calledOf(account)))
      onEntered()
    },
    askToForget: ({ account }: AccountLine) => setLeaving(account),
    keep: () => setLeaving(undefined),
    forget: () => {
      if (leaving) forget(leaving.of)
      setLeaving(undefined)
    },
  }
}
