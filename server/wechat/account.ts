import { createHmac } from 'node:crypto'
import type { WechatAccount } from '../config/accounts'
import type { Config } from '../config/config'

/** The addresses of WeChat's services, without a trailing slash. */
export interface WechatHosts {
  /** Payments. */
  readonly pay: string
  /** Logins. */
  readonly api: string
  /** The page on which a web login begins. */
  readonly open: string
}

/** The account and the hosts in use. */
export interface WechatSettings extends WechatAccount {
  readonly hosts: WechatHosts
  readonly isSandbox: boolean
}

const realHosts: WechatHosts = {
  pay: 'https://api.mch.weixin.qq.com',
  api: 'https://api.weixin.qq.com',
  open: 'https://open.weixin.qq.com',
}

/** The sandbox's account is derived from a key of its own, which every process has. Throws when that key was not made yet. */
export function sandboxAccount({ sandboxKey }: Pick<Config, 'sandboxKey'>): WechatAccount {
  if (sandboxKey === undefined) throw new Error('The payment sandbox has no key.')
  const made = (what: string) => createHmac('sha256', sandboxKey).update(what).digest('hex').slice(0, 32)
  return {
    mchId: '1900000109',
    key: made('wechat-pay'),
    mini: { appId: 'wxmenpaimini00000', secret: made('wechat-mini') },
    web: { appId: 'wxmenpaiweb000000', secret: made('wechat-web') },
    push: { token: made('wechat-push'), aesKey: made('wechat-push-key').padEnd(43, '0') },
  }
}

/** The gateway in use: a real account, our sandbox in development, or none. Our decision: docs/decisions/0060-payment-gateway.md */
export function wechatSettings(config: Config): WechatSettings | undefined {
  if (config.wechat) {
    const { gatewayUrl } = config
    return { ...config.wechat, hosts: gatewayUrl === undefined ? realHosts : allAt(gatewayUrl), isSandbox: false }
  }
  if (config.mode === 'production') return undefined
  const url = config.gatewayUrl ?? `http://127.0.0.1:${config.gatewayPort}`
  return { ...sandboxAccount(config), hosts: allAt(url), isSandbox: true }
}

const allAt = (url: string): WechatHosts => ({ pay: url, api: url, open: url })
