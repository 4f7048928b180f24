import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormBox } from '@/ui/form/form-field'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { passwordLength } from '../rules'
import type { LoginForm as Form } from '../use-login-form'
import { blockNoLength } from '../use-login-form'
import styles from './login-form.module.scss'
import { PasswordTicks } from './password-ticks'

/** The band on top of a login: a door plate that shows the number while it is typed. */
export function LoginBand({ form }: { readonly form: Form }) {
  return (
    <View className={cx(styles.band)} {...a11y.describe({ hidden: true })}>
      {form.blockNo.value === '' ? (
        <View className={cx(styles.blank)} />
      ) : (
        <View className={cx(styles.no)}>{form.blockNo.value}</View>
      )}
      <View className={cx(styles.into)}>
        {form.area.name === '' ? copy.title : copy.into(form.area.name, form.area.areaId)}
      </View>
    </View>
  )
}

/** Block number, founder password with its sixteen ticks, the button, the other ways. */
export function LoginForm({ form }: { readonly form: Form }) {
  const digits = form.password.value.length
  return (
    <View className={cx(styles.form)}>
      <FormBox
        of={form.blockNo}
        icon='tab-mine'
        kind='number'
        maxLength={blockNoLength}
        placeholder={copy.blockNoPlaceholder}
        onConfirm={form.submit}
      />
      {form.areas.length > 1 && <AreaChoice form={form} />}
      <View className={cx(styles.gap)} />
      <FormBox
        of={form.password}
        icon='key'
        kind='password'
        maxLength={passwordLength + 3}
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
      <Button
        className={styles.go}
        onPress={form.submit}
        loading={form.isSending ? copy.sending : undefined}
        disabled={form.lockedForMs > 0 ? copy.lockedFor(clock(form.lockedForMs)) : undefined}
      >
        {copy.login}
      </Button>
      <OtherWays />
    </View>
  )
}

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
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

function OtherWays() {
  const ways = [
    { text: copy.findPassword, name: copy.findPassword },
    { text: copy.sms, name: copy.sms },
    { text: copy.buy, name: copy.buyName },
  ]
  return (
    <View className={cx(styles.ways)}>
      {ways.map((way) => (
        <Pressable key={way.text} className={cx(styles.way)} onPress={() => showToast(copy.notOpen(way.name))}>
          {way.text}
        </Pressable>
      ))}
    </View>
  )
}
