import type { AlarmEnding, AlarmKind } from '@contract/console/alarms'
import type { AlarmWay, RobotWay } from '@contract/console/alarm-ways'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { jobNames } from '../../../server/deadlines'
import type { Outside } from '../../../server/modules/alarms/round'
import { lookForAlarms } from '../../../server/modules/alarms/round'
import { sandboxMailAccount } from '../../../server/mail/mail'
import type { MailSandbox } from '../../../server/sandboxes/mail/server'
import { startMailSandbox } from '../../../server/sandboxes/mail/server'
import { clientNo } from '../../support/city/small-city'
import { consoleOf } from '../../support/admin/console-client'
import { testConfig } from '../../support/database/database'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import type { Colleague } from '../console/colleagues'
import { colleague, freshly } from '../console/colleagues'

type Wish = Omit<ConsoleMap['/admin/alarm/edit']['input'], 'clientNo'>

/** The address that a vendor shows to who makes a robot. */
export const webhookOf = ({ robots }: TestGateway, way: RobotWay): string => {
  const { key } = robots[way]
  if (way === 'wecom') return `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`
  if (way === 'feishu') return `https://open.feishu.cn/open-apis/bot/v2/hook/${key}`
  return `https://oapi.dingtalk.com/robot/send?access_token=${key}`
}

/** A server with our sandboxes of robots and mail, somebody who sets channels, and a disk that is half empty. */
export async function alarmCity() {
  const mail: MailSandbox = await startMailSandbox(sandboxMailAccount(testConfig))
  const gateway = await testGateway({ now: () => server.clock.now() })
  const server: TestServer = await testServer({ gatewayUrl: gateway.url, mailPort: mail.port })
  const boss = await colleague(server, ['operator', 'administrator'])
  const disk = { name: '/data', free: 50, total: 100 }
  const outside: Outside = { disk: () => Promise.resolve(disk) }
  const wishOf = (way: AlarmWay, more: Partial<Wish> = {}): Wish => ({
    channelId: null,
    ver: 0,
    way,
    name: `${way} 群`,
    areaId: null,
    roles: ['operator', 'finance', 'administrator'],
    ...(way === 'mail'
      ? { mails: ['duty@city.example'] }
      : { webhook: webhookOf(gateway, way), secret: gateway.robots[way].secret }),
    quiet: null,
    isOn: true,
    ...more,
  })
  const edit = (wish: Wish, by: Colleague = boss) =>
    freshly(server, by, () => by.browser.call('/admin/alarm/edit', { clientNo: clientNo(), ...wish }))
  const listed = async (state: AlarmEnding, kind?: AlarmKind) => {
    const browser = await consoleOf(server, boss.staff)
    return (await browser.call('/admin/alarm/list', { state, ...(kind && { kind }) })).data.data
  }
  return {
    server,
    gateway,
    mail,
    boss,
    disk,
    outside,
    wishOf,
    edit,
    add: async (way: AlarmWay, more: Partial<Wish> = {}) => (await edit(wishOf(way, more))).data,
    /** What two processes do within a minute, at once. */
    look: () => Promise.all([server.deps, { ...server.deps }].map((deps) => lookForAlarms(deps, outside, jobNames))),
    /** Texts of a robot's messages, the oldest first. */
    said: async (way: RobotWay = 'wecom') =>
      (await gateway.said())
        .filter((one) => one.way === way)
        .map(({ text }) => text)
        .reverse(),
    open: (kind?: AlarmKind) => listed('open', kind),
    listed,
    close: async () => {
      await server.close()
      await gateway.close()
      await mail.stop()
    },
  }
}

export type AlarmCity = Awaited<ReturnType<typeof alarmCity>>

/** So that no alarm is there but the one that a test makes. */
export const backedUp = async ({ server }: AlarmCity): Promise<void> => {
  const value = String(server.clock.now())
  await server.deps.db
    .insertInto('setting')
    .values({ key: 'backup_at', value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
