import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Popup } from '@/ui/popup/popup'
import { IconKey } from '@/ui/pressable/icon-key'
import { Pressable } from '@/ui/pressable/pressable'
import { countHere } from '@/lib/session/count-here'
import styles from './login-popup.module.scss'
import type { WaysProps } from './ways'
import { Ways } from './ways'

/** An account that was used on this device. */
export interface RememberedAccount {
  readonly blockNo: number
  readonly nickname: string
  readonly avatar?: string | undefined
  /** One line below the name, such as 登录已过期，需要创始密码. */
  readonly note?: string
  readonly isCurrent?: boolean
}

interface AccountRowProps<T extends RememberedAccount> {
  readonly account: T
  readonly onPick: (account: T) => void
  readonly onForget: (account: T) => void
}

/** One remembered account, 135 high: avatar, nickname, block number, delete mark. Source: specification §2, §9 (user list items). */
export function AccountRow<T extends RememberedAccount>({ account, onPick, onForget }: AccountRowProps<T>) {
  const { blockNo, nickname, avatar, note, isCurrent = false } = account
  return (
    <View className={cx(styles.account, isCurrent && styles.current)} {...a11y.describe({ role: 'listitem' })}>
      <Pressable className={cx(styles.pick)} onPress={() => onPick(account)}>
        <Avatar src={avatar} blockNo={blockNo} />
        <View className={cx(styles.about)}>
          <View className={cx(styles.name)}>
            <View className={cx(styles.nickname)}>{nickname}</View>
            <Plate no={blockNo} look={isCurrent ? 'mine' : 'other'} />
          </View>
          {note !== undefined && <View className={cx(styles.note)}>{note}</View>}
        </View>
      </Pressable>
      <IconKey
        className={styles.forget}
        name='close'
        size={32}
        label={blockNo > 0 ? `删除 ${nickname} ${blockNo}` : `删除 ${nickname}`}
        onPress={() => onForget(account)}
      />
    </View>
  )
}

export interface AccountsPopupProps<T extends RememberedAccount>
  extends Omit<AccountRowProps<T>, 'account'>, Pick<WaysProps, 'onWay' | 'sells' | 'wechat'> {
  readonly accounts: readonly T[]
  /** 登录其他区块 was pressed. */
  readonly onOther: () => void
  readonly onClose: () => void
  /** Of the place, such as 测试城 3253. */
  readonly place?: string
}

/** The variant `loginUser` of the login popup: the accounts this device remembers. Source: specification §2 (login popup). */
export function AccountsPopup<T extends RememberedAccount>(props: AccountsPopupProps<T>) {
  const { accounts, onPick, onForget, onOther, onClose, place, ...ways } = props
  const count = countHere(accounts)
  return (
    <Popup big label='选择账号' className={styles.popup} onClose={onClose}>
      <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
        选择账号
      </View>
      <View className={cx(styles.subtitle)}>{place === undefined ? count : `${place} · ${count}`}</View>
      <View className={cx(styles.accounts)} {...a11y.describe({ role: 'list' })}>
        {accounts.map((account) => (
          <AccountRow
            key={`${account.blockNo} ${account.nickname}`}
            account={account}
            onPick={onPick}
            onForget={onForget}
          />
        ))}
      </View>
      <View className={cx(styles.form)}>
        <Button kind='secondary' onPress={onOther}>
          登录其他区块
        </Button>
      </View>
      <Ways variant='loginUser' {...ways} />
    </Popup>
  )
}
