import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { goInstead, goTo } from '@/lib/routes/go'
import { Cell } from '@/ui/cell/cell'
import { MessageBox } from '@/ui/message-box/message-box'
import { Section } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { logoutAllAtom } from '../atoms'
import { copy } from '../copy'
import type { Profile } from '../use-profile-form'
import { PasswordSheet } from './password-sheet'

export interface SafetyRowsProps {
  readonly profile: Pick<Profile, 'mobile' | 'blockNo' | 'closingUntil'>
  readonly onMobile: () => void
  readonly onPayPassword: () => void
}

type Opened = 'nothing' | 'passwords' | 'founder' | 'manage' | 'devices' | 'others' | 'everywhere'

/** Mobile number, the three passwords, and ending all sessions. A person without a block has no password to change. */
export function SafetyRows({ profile: { mobile, blockNo, closingUntil }, onMobile, onPayPassword }: SafetyRowsProps) {
  const [opened, open] = useState<Opened>('nothing')
  const [isEnding, setEnding] = useState(false)
  const logoutAll = useSetAtom(logoutAllAtom)
  const close = () => open('nothing')
  const end = async (keep?: 'this') => {
    if (isEnding) return
    setEnding(true)
    const result = await logoutAll(keep)
    setEnding(false)
    if (!result.ok) return showToast(callErrorText(result.error))
    showToast(keep && result.value.ended === 0 ? copy.noOthers : copy.ended(result.value.ended))
    if (keep === undefined) goInstead('mine')
  }
  return (
    <Section>
      <Cell title={copy.mobile} value={mobile === '' ? copy.noMobile : mobile} onPress={onMobile} />
      {blockNo > 0 ? (
        <Cell title={copy.passwords} value={copy.passwordsNote} onPress={() => open('passwords')} />
      ) : (
        <Cell title={copy.pay} onPress={onPayPassword} />
      )}
      <Cell title={copy.devices} value={copy.devicesNote} onPress={() => open('devices')} />
      <Cell
        title={copy.closing}
        value={closingUntil === undefined ? undefined : copy.closingWaits}
        onPress={() => goTo('userInfo', { part: 'close' })}
      />
      {opened === 'passwords' && (
        <Sheet title={copy.passwords} onClose={close}>
          <Cell icon='key' title={copy.founder} note={copy.founderNote} onPress={() => open('founder')} />
          <Cell icon='users' title={copy.manage} note={copy.manageNote} onPress={() => open('manage')} />
          <Cell
            icon='shield'
            title={copy.pay}
            note={copy.payNote}
            onPress={() => {
              close()
              onPayPassword()
            }}
          />
        </Sheet>
      )}
      {(opened === 'founder' || opened === 'manage') && <PasswordSheet kind={opened} onClose={close} />}
      {opened === 'devices' && (
        <Sheet title={copy.devices} onClose={close}>
          <Cell icon='shield' title={copy.others} note={copy.othersNote} onPress={() => open('others')} />
          <Cell icon='logout' title={copy.everywhere} note={copy.everywhereNote} onPress={() => open('everywhere')} />
        </Sheet>
      )}
      {(opened === 'others' || opened === 'everywhere') && (
        <MessageBox
          type='confirm'
          title={copy[opened]}
          content={opened === 'others' ? copy.othersQuestion : copy.everywhereQuestion}
          confirmText={copy[opened]}
          onEvent={(event) => {
            close()
            if (event === 'confirm') void end(opened === 'others' ? 'this' : undefined)
          }}
        />
      )}
    </Section>
  )
}
