import type { Config } from '../../../server/config/config'
import { developmentConfig } from '../../../server/config/config'
import { readConfig } from '../../../server/config/read-config'
import { mailSettings } from '../../../server/mail/mail'
import { robotHost } from '../../../server/robots/robots'

const smtp = {
  host: 'smtp.example.com',
  user: 'alarm@example.com',
  password: 'p',
  port: 465,
  from: 'alarm@example.com',
}
const wechat = { mchId: '1', key: 'k'.repeat(32), mini: { appId: 'm', secret: 's' }, web: { appId: 'w', secret: 's' } }
const real = 'https://open.feishu.cn'

/** By this answer alarms go to a vendor, to our sandboxes, or by no mail at all. */
it.each<[string, string, string | undefined, Partial<Config>]>([
  ['development has our sandboxes', 'http://127.0.0.1:3002/robots/feishu', '127.0.0.1', {}],
  ['wherever those are', 'http://127.0.0.1:9/robots/feishu', '127.0.0.1', { gatewayUrl: 'http://127.0.0.1:9' }],
  ['robots are real when payments are', real, '127.0.0.1', { wechat }],
  ['an account is used in development', 'http://127.0.0.1:3002/robots/feishu', smtp.host, { smtp }],
  ['and in production', real, smtp.host, { mode: 'production', smtp }],
  ['production without one sends no mail', real, undefined, { mode: 'production' }],
])('%s', (_what, robots, mail, more) => {
  const config = { ...developmentConfig, sandboxKey: 'key', mailPort: 2525, ...more }
  expect(robotHost(config, 'feishu')).toBe(robots)
  expect(mailSettings(config)?.host).toBe(mail)
})

it('the account comes from the environment, all of it or none', () => {
  const all = { MENPAI_SMTP_HOST: smtp.host, MENPAI_SMTP_USER: smtp.user, MENPAI_SMTP_PASSWORD: smtp.password }
  expect(readConfig(all)).toMatchObject({ ok: true, value: { smtp } })
  const more = { MENPAI_SMTP_PORT: '587', MENPAI_SMTP_FROM: 'city@example.com' }
  expect(readConfig({ ...all, ...more })).toMatchObject({
    ok: true,
    value: { smtp: { port: 587, from: 'city@example.com' } },
  })
  expect(readConfig({ MENPAI_SMTP_HOST: smtp.host })).toEqual({
    ok: false,
    error: [
      'MENPAI_SMTP_USER: an account with a mail provider needs it too',
      'MENPAI_SMTP_PASSWORD: an account with a mail provider needs it too',
    ],
  })
  expect(readConfig({ ...all, MENPAI_SMTP_FROM: '城' })).toMatchObject({ ok: false })
})
