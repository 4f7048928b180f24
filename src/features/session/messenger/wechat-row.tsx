import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Cell } from '@/ui/cell/cell'
import { MessageBox } from '@/ui/message-box/message-box'
import { Section } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { bindThisWechatAtom, unbindWechatAtom } from './bind-wechat'
import { copy } from '../copy'
import { messengerWay } from './messenger-way'
import type { ProofWay } from '../accounts/proof'
import { loginFailureText } from '../login/rules'
import { leaveToWebLoginAtom } from './web-login'
import { ProofSheet } from '../accounts/proof-sheet'

type Opened = 'nothing' | 'choice' | 'proof' | 'question'

export interface WechatRowProps {
  readonly proofs: readonly ProofWay[]
  /** The number that is bound, masked. */
  readonly mobile: string
}

/**
 * Binds this WeChat user as a way to sign in, after a proof, or unbinds all; only shown inside WeChat. Our decision:
 * docs/decisions/0070-accounts.md
 */
export function WechatRow({ proofs, mobile }: WechatRowProps) {
  const [opened, open] = useState<Opened>('nothing')
  const bindHere = useSetAtom(bindThisWechatAtom)
  const leave = useSetAtom(leaveToWebLoginAtom)
  const unbind = useSetAtom(unbindWechatAtom)
  const close = () => open('nothing')
  if (messengerWay() === null) return null
  const bind = async () => {
    close()
    if (messengerWay() === 'web') {
      const rejected = await leave('bind')
      if (rejected !== undefined) showToast(rejected)
      return
    }
    const bound = await bindHere()
    showToast(bound.ok ? copy.wechatBound : loginFailureText(bound.error))
  }
  const end = async () => {
    const ended = await unbind()
    showToast(ended.ok ? copy.wechatUnbound : loginFailureText(ended.error))
  }
  return (
    <Section>
      <Cell title={copy.wechat} value={copy.wechatRowNote} onPress={() => open('choice')} />
      {opened === 'choice' && (
        <Sheet title={copy.wechat} onClose={close}>
          <Cell
            title={copy.bindWechat}
            note={copy.bindWechatNote}
            onPress={() => (proofs.length > 0 ? open('proof') : void bind())}
          />
          <Cell title={copy.unbindWechat} note={copy.unbindWechatNote} onPress={() => open('question')} />
        </Sheet>
      )}
      {opened === 'proof' && (
        <ProofSheet proofs={proofs} mobile={mobile} onProven={() => void bind()} onClose={close} />
      )}
      {opened === 'question' && (
        <MessageBox
          type='confirm'
          title={copy.unbindWechat}
          content={copy.unbindWechatQuestion}
          confirmText={copy.unbindWechat}
          onEvent={(event) => {
            close()
            if (event === 'confirm') void end()
          }}
        />
      )}
    </Section>
  )
}
