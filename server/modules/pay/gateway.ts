import type { Config } from '../../config'
import type { WechatSettings } from '../../wechat/account'
import { wechatSettings } from '../../wechat/account'
import type { WechatPay } from '../../wechat/client'
import { wechatPay } from '../../wechat/client'
import type { PayAttemptTable } from './tables'

/** The gateway in use. */
export interface Gateway {
  readonly settings: WechatSettings
  readonly calls: WechatPay
}

const known = new WeakMap<Config, Gateway>()

/** The gateway of these settings; none where nobody can pay by the platform. */
export function gatewayOf(config: Config): Gateway | undefined {
  const made = known.get(config)
  if (made) return made
  const settings = wechatSettings(config)
  if (!settings) return undefined
  const gateway = { settings, calls: wechatPay(settings) }
  known.set(config, gateway)
  return gateway
}

/** Where a payer stands. */
export type Scene = 'mini' | 'messenger' | 'web'

/** For which application, and how, a payer of this scene pays. */
export function routeOf({ mini, web }: WechatSettings, scene: Scene): Pick<PayAttemptTable, 'app_id' | 'trade_type'> {
  if (scene === 'web') return { app_id: web.appId, trade_type: 'MWEB' }
  return { app_id: scene === 'mini' ? mini.appId : web.appId, trade_type: 'JSAPI' }
}
