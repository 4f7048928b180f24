import type { Config } from '../../config/config'
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

/** The gateway of these settings; undefined where payment through the platform is not possible. */
export function gatewayOf(config: Config): Gateway | undefined {
  const made = known.get(config)
  if (made) return made
  const settings = wechatSettings(config)
  if (!settings) return undefined
  const gateway = { settings, calls: wechatPay(settings) }
  known.set(config, gateway)
  return gateway
}

/** Where a payer is. */
export type Scene = 'mini' | 'messenger' | 'web'

/** The application and the trade type for a payer in this scene. */
export function routeOf({ mini, web }: WechatSettings, scene: Scene): Pick<PayAttemptTable, 'app_id' | 'trade_type'> {
  if (scene === 'web') return { app_id: web.appId, trade_type: 'MWEB' }
  return { app_id: scene === 'mini' ? mini.appId : web.appId, trade_type: 'JSAPI' }
}
