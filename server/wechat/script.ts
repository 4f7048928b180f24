import type { WechatSettings } from './account'

const name = '/open/js/jweixin-1.6.0.js'

/** Where WeChat's script is loaded from. */
export const messengerScript = ({ hosts, isSandbox }: Pick<WechatSettings, 'hosts' | 'isSandbox'>): string =>
  isSandbox ? `${hosts.open}${name}` : `https://res.wx.qq.com${name}`

/** Its path, for the sandbox that serves one. */
export const messengerScriptPath = name
