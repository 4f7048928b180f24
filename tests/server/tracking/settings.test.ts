import type { Config } from '../../../server/config/config'
import { developmentConfig } from '../../../server/config/config'
import { readConfig } from '../../../server/config/read-config'
import { trackingOf, trackingSettings } from '../../../server/tracking/tracking'

const account = { key: 'k', customer: 'C', url: 'https://poll.kuaidi100.com' }
const wechat = { mchId: '1', key: 'k'.repeat(32), mini: { appId: 'm', secret: 's' }, web: { appId: 'w', secret: 's' } }

/** By this answer the server follows parcels with a real account, with its sandbox, or not at all. */
it.each<[string, string | undefined, Partial<Config>]>([
  ['development has our sandbox, beside that of payments', 'http://127.0.0.1:3002/kuaidi100', {}],
  ['wherever that one is', 'http://127.0.0.1:9/kuaidi100', { gatewayUrl: 'http://127.0.0.1:9' }],
  ['not when payments have none', undefined, { wechat }],
  ['an account is used in development', account.url, { tracking: account }],
  ['and in production', account.url, { mode: 'production', tracking: account }],
  ['production without one has none', undefined, { mode: 'production' }],
])('%s', (_what, url, more) => {
  const config = { ...developmentConfig, sandboxKey: 'key', ...more }
  expect(trackingSettings(config)?.url).toBe(url)
  expect(trackingOf(config) !== undefined).toBe(url !== undefined)
})

it('the account comes from the environment, both halves or none', () => {
  const both = { MENPAI_KUAIDI100_KEY: 'k', MENPAI_KUAIDI100_CUSTOMER: 'C' }
  expect(readConfig(both)).toMatchObject({ ok: true, value: { tracking: account } })
  const elsewhere = readConfig({ ...both, MENPAI_KUAIDI100_ENDPOINT: 'http://127.0.0.1:9/' })
  expect(elsewhere).toMatchObject({ ok: true, value: { tracking: { url: 'http://127.0.0.1:9' } } })
  expect(readConfig({ MENPAI_KUAIDI100_KEY: 'k' })).toEqual({
    ok: false,
    error: ['MENPAI_KUAIDI100_CUSTOMER: an account with Kuaidi100 needs it too'],
  })
})

it('the salt of messages is another one for another account, and is not the key', () => {
  const saltOf = (key: string) => trackingOf({ ...developmentConfig, tracking: { ...account, key } })?.salt ?? ''
  expect(saltOf('one')).not.toBe(saltOf('other'))
  expect(saltOf('one')).not.toContain('one')
})
