import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './login-popup.module.scss'

/**
 * Variants of the login popup. Source: specification §2 (login popup). `login2` logs in by mobile and code (design §4), `wechat` as a
 * WeChat user (decision 0070).
 */
export type LoginVariant = 'login' | 'login2' | 'findPassword' | 'loginUser' | 'wechat'

/** Where the links below a variant lead: to another variant, or to buying a block. */
export type LoginWay = LoginVariant | 'buy'

const texts: Record<LoginWay, string> = {
  login: '创始密码登录',
  login2: '短信登录',
  findPassword: '找回密码',
  loginUser: '登录过的区块',
  wechat: '微信登录',
  buy: '暂无区块？去购买',
}

const waysOf: Record<LoginVariant, readonly LoginWay[]> = {
  login: ['findPassword', 'login2', 'buy'],
  login2: ['login', 'findPassword', 'buy'],
  findPassword: ['login', 'login2', 'buy'],
  loginUser: ['wechat', 'buy'],
  wechat: ['login', 'login2', 'buy'],
}

export interface WaysProps {
  readonly variant: LoginVariant
  readonly onWay: (way: LoginWay) => void
  /** False where blocks are not sold. Source: specification §2 (it can show a buy link). */
  readonly sells?: boolean
  /** The device remembers accounts: a link to them replaces the one to buying. */
  readonly remembers?: boolean
  /** Whether login as a WeChat user is possible here. */
  readonly wechat?: boolean
}

/** The links at the foot of the login popup. */
export function Ways({ variant, onWay, sells = true, remembers = false, wechat = false }: WaysProps) {
  const isBack = remembers && variant !== 'loginUser'
  const ways = waysOf[variant]
    .map((way) => (way === 'buy' && isBack ? 'loginUser' : way))
    .filter((way) => (way !== 'buy' || sells) && (way !== 'wechat' || wechat))
  return (
    <View className={cx(styles.ways, ways.length === 1 && styles.alone)}>
      {ways.map((way) => (
        <Pressable key={way} role='link' className={cx(styles.way)} onPress={() => onWay(way)}>
          {texts[way]}
        </Pressable>
      ))}
    </View>
  )
}
