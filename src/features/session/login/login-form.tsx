import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormBox } from '@/ui/form/form-field'
import { Note } from '@/ui/note/note'
import { copy } from '../copy'
import { remainingText } from '@/ui/countdown/remaining'
import type { LoginForm as Form } from './use-login-form'
import { GoRow } from '../accounts/go-row'
import styles from './login-form.module.scss'
import { PasswordTicks } from './password-ticks'
import { Terms } from './terms'

export interface LoginFormProps {
  readonly form: Form
  readonly className?: string | undefined
  /** Starts a login as a WeChat user; missing where there is none. */
  readonly onWechat?: (() => void) | undefined
  /** A login of who sold this block: by code, or as a WeChat user. */
  readonly onSold: (blockNo: number, way: 'login2' | 'wechat') => void
}

/** Block number, founder password with its sixteen ticks, the button. */
export function LoginForm({ form, className, onSold, onWechat }: LoginFormProps) {
  const [newOwnersNo, setNewOwnersNo] = useState<number>()
  const sold = form.soldBlockNo === newOwnersNo ? undefined : form.soldBlockNo
  return (
    <View className={cx(className)}>
      <FormBox
        of={form.blockNo}
        icon='tab-mine'
        kind='code'
        placeholder={copy.blockNoPlaceholder}
        onConfirm={form.submit}
      />
      <View>{form.areas.length > 1 && <AreaChoice form={form} />}</View>
      <View className={cx(styles.gap)} />
      {sold === undefined ? (
        <ByPassword form={form} onWechat={onWechat} />
      ) : (
        <>
          <View className={cx(styles.sold)}>
            <SoldNote blockNo={sold} />
          </View>
          <GoRow onWechat={onWechat && (() => onSold(sold, 'wechat'))}>
            <Button className={styles.go} onPress={() => onSold(sold, 'login2')}>
              {copy.bySms}
            </Button>
          </GoRow>
          <Button className={styles.other} kind='text' onPress={() => setNewOwnersNo(sold)}>
            {copy.newOwner}
          </Button>
        </>
      )}
      <Terms />
    </View>
  )
}

function ByPassword({ form, onWechat }: Pick<LoginFormProps, 'form' | 'onWechat'>) {
  const digits = form.password.value.length
  return (
    <>
      <FormBox
        of={form.password}
        icon='key'
        kind='secret'
        placeholder={copy.passwordPlaceholder}
        onConfirm={form.submit}
      />
      <PasswordTicks digits={digits} />
      <View className={cx(styles.count)}>
        <View className={cx(form.rejection !== null && styles.rejected)} {...a11y.describe({ live: 'polite' })}>
          {form.rejection?.text ?? copy.passwordHint}
        </View>
        <View className={cx(styles.digits)}>{copy.count(digits)}</View>
      </View>
      <GoRow onWechat={onWechat}>
        <Button
          className={styles.go}
          onPress={form.submit}
          loading={form.isSending ? copy.sending : undefined}
          disabled={form.lockedForMs > 0 ? copy.lockedFor(remainingText(form.lockedForMs)) : undefined}
        >
          {copy.login}
        </Button>
      </GoRow>
    </>
  )
}

/** Above the login of who sold a block. */
export function SoldNote({ blockNo }: { readonly blockNo: number }) {
  return <Note tone='warning'>{copy.handedOver(blockNo)}</Note>
}

function AreaChoice({ form }: { readonly form: Form }) {
  return (
    <View className={cx(styles.areas)}>
      <Chips
        label={copy.title}
        items={form.areas.map((area) => ({ id: area.areaId, text: area.name }))}
        chosen={form.area.areaId}
        onPick={(areaId) => {
          const area = form.areas.find((one) => one.areaId === areaId)
          if (area) form.chooseArea(area)
        }}
      />
    </View>
  )
}
