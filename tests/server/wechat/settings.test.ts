import type { Config } from '../../../server/config/config'
import { developmentConfig } from '../../../server/config/config'
import { wechatSettings } from '../../../server/wechat/account'

const account = { mchId: '1', key: 'k'.repeat(32), mini: { appId: 'm', secret: 's' }, web: { appId: 'w', secret: 's' } }
const using = (config: Partial<Config>) => wechatSettings({ ...developmentConfig, sandboxKey: 'key', ...config })

/** By this answer the server starts a sandbox of its own, or none. */
it.each<[string, boolean | undefined, Partial<Config>]>([
  ['development has our sandbox', true, {}],
  ['development with an account has the real gateway', false, { wechat: account }],
  ['production has the real gateway', false, { mode: 'production', wechat: account }],
  ['production without an account has none', undefined, { mode: 'production' }],
  ['nor is one taken for it at another address', undefined, { mode: 'production', gatewayUrl: 'http://127.0.0.1:1' }],
])('%s', (_what, isSandbox, config) => {
  expect(using(config)?.isSandbox).toBe(isSandbox)
})
