import type { ModuleName } from '../modules'
import { moduleNames, moduleWords } from '../modules'

/** Ways of the wallet that a platform may forbid. Source: domain model §3.8. */
export const moneyWays = ['recharge', 'withdraw'] as const
type MoneyWay = (typeof moneyWays)[number]

/** All that a city opens and closes on each platform: ways of the wallet, its modules, and the block market. Source: operating §1. */
export const accessNames = [...moneyWays, ...moduleNames, 'market'] as const
export type AccessName = MoneyWay | ModuleName | 'market'

export const accessWords: Readonly<Record<AccessName, string>> = { recharge: '充值', withdraw: '提现', ...moduleWords }

/** Where the app runs, as the caller's header says. Source: specification §7 (platform). */
export const platforms = ['browser', 'messenger', 'app', 'mini-program'] as const
export type Platform = (typeof platforms)[number]

export const platformNames: Readonly<Record<Platform, string>> = {
  browser: '浏览器',
  messenger: '微信内网页',
  app: 'App',
  'mini-program': '小程序',
}

/** Open; read only: what runs goes on and nothing new begins; closed: there is no way to it. */
export const accesses = ['open', 'read', 'closed'] as const
export type Access = (typeof accesses)[number]

export const accessTexts: Readonly<Record<Access, string>> = { open: '开放', read: '只读', closed: '关闭' }

/** What holds on each platform. */
export type AccessOn = Readonly<Record<Platform, Access>>

/** The same on every platform. */
export const everywhere = (access: Access): AccessOn => ({
  browser: access,
  messenger: access,
  app: access,
  'mini-program': access,
})

/** What holds where a caller is; one without a known platform is a browser. */
export const accessOn = (on: AccessOn, platform: string): Access => on[platform as Platform] ?? on.browser

/** What the app and a refusal say of something that is read only. */
export const readOnlyText = (name: AccessName): string => `${accessWords[name]}暂停新增，进行中的照常`
