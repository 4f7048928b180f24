import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
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
  /** Undefined while it is not known. */
  readonly hasPayPassword: boolean | undefined
  readonly onMobile: () => void
  readonly onPayPassword: () => void
}

type Opened = 'nothing' | 'passwords' | 'founder' | 'manage' | 'devices' | 'others' | 'everywhere'

/** Mobile number, the three passwords, and ending all sessions. A person without a block has no password to change. */
export function SafetyRows({ profile, hasPayPassword, onMobile, onPayPassword }: SafetyRowsProps) {
  const { mobile, blockNo, closingUntil } = profile
  const notSet = hasPayPassword === false ? copy.notSet : undefined
  const [opened, open] = useState<Opened>('nothing')
  const { run } = useOneAtATime()
  const logoutAll = useSetAtom(logoutAllAtom)
  const close = () => open('nothing')
  const end = async (keep?: 'this') => {
    const result = await run(() => logoutAll(keep))
    if (!result) return
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
        <Cell title={copy.pay} value={notSet} onPress={onPayPassword} />
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
            value={notSet}
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
