import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { copyText } from '@/platform/clipboard/clipboard'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import type { Handover } from '../atoms'
import { passwordCopy as copy } from '../copy'
import { groupsOf } from '../rules/password'
import type { NewPassword } from '../use-password'
import styles from './handover.module.scss'

export interface PasswordPlateProps {
  readonly handover: Handover
  readonly secret: NewPassword
  /** Leads to the way by mobile number. */
  readonly onFind: () => void
}

/** The new founder password: behind a tap, shown once; afterwards the way to a new one. Source: mockup 29-handover. */
export function PasswordPlate({ handover, secret, onFind }: PasswordPlateProps) {
  const { passwordState, blockNo } = handover
  const { password, failure } = secret
  const isOver = password === undefined && (passwordState === 'shown' || passwordState === 'gone')
  return (
    <>
      {failure !== undefined && <Note tone='error'>{failure}</Note>}
      {isOver && (
        <Note action={{ text: copy.find, onPress: onFind }}>{passwordState === 'gone' ? copy.gone : copy.seen}</Note>
      )}
      {!isOver && (
        <View className={cx(styles.key)} {...a11y.describe({ role: 'group', label: copy.of(blockNo) })}>
          <View className={cx(styles.keyHead)}>
            <View>{copy.of(blockNo)}</View>
            <View className={cx(styles.once)}>{copy.once}</View>
          </View>
          {password === undefined ? <Closed secret={secret} /> : <Open password={password} onDone={secret.erase} />}
        </View>
      )}
    </>
  )
}

function Closed({ secret: { isBusy, show } }: { readonly secret: NewPassword }) {
  return (
    <>
      <View className={cx(styles.before)}>{copy.before}</View>
      <View className={cx(styles.keys)}>
        <Pressable className={cx(styles.keyButton, styles.filled)} disabled={isBusy} onPress={show}>
          {isBusy ? copy.showing : copy.show}
        </Pressable>
      </View>
    </>
  )
}

function Open({ password, onDone }: { readonly password: string; readonly onDone: () => void }) {
  const [isFailed, setFailed] = useState(false)
  const groups = groupsOf(password)
  const keep = async () => {
    const isCopied = await copyText(password)
    setFailed(!isCopied)
    if (isCopied) showToast(copy.copied)
  }
  return (
    <>
      <View className={cx(styles.digits)} {...a11y.describe({ role: 'text', label: copy.spoken(groups) })}>
        {[groups.slice(0, 2), groups.slice(2)].map((half, at) => (
          <View key={at} className={cx(styles.half)}>
            {half.map((group, place) => (
              <View key={place} className={cx(styles.group)}>
                {group}
              </View>
            ))}
          </View>
        ))}
      </View>
      {isFailed && <View className={cx(styles.before)}>{copy.copyFailed}</View>}
      <View className={cx(styles.keys)}>
        <Pressable className={cx(styles.keyButton)} onPress={() => void keep()}>
          <Icon name='copy' size={36} />
          {copy.copy}
        </Pressable>
        <Pressable className={cx(styles.keyButton, styles.filled)} onPress={onDone}>
          {copy.done}
        </Pressable>
      </View>
    </>
  )
}
