import type { AlarmRole } from '@contract/console/alarms'
import type { AlarmWay } from '@contract/console/alarm-ways'
import type { Deps } from '../../server/deps'
import type { StaffCaller } from '../../server/http/staff/staff-caller'
import { mailSettings } from '../../server/mail/mail'
import { editChannel } from '../../server/modules/alarms/channels'
import { sandboxRobot } from '../../server/robots/robots'
import { demoClientNo, must } from '../trade'

interface Channel {
  readonly way: AlarmWay
  readonly name: string
  readonly roles: readonly AlarmRole[]
  readonly quiet: { readonly fromHour: number; readonly untilHour: number } | null
}

const channels: readonly Channel[] = [
  { way: 'wecom', name: '运营群', roles: ['operator'], quiet: { fromHour: 22, untilHour: 8 } },
  { way: 'dingtalk', name: '财务群', roles: ['finance'], quiet: null },
  { way: 'mail', name: '值班邮箱', roles: ['administrator'], quiet: null },
]

/** Where the alarms of a demo city go: to our sandboxes, by the act of the console. */
export async function demoChannels(deps: Deps, staff: StaffCaller): Promise<void> {
  for (const { way, name, roles, quiet } of channels) {
    if (way === 'mail' && !mailSettings(deps.config)?.isSandbox) continue
    const { key, secret } = way === 'mail' ? { key: '', secret: '' } : sandboxRobot(deps.config, way)
    const reached = { mails: way === 'mail' ? ['duty@city.example'] : [], webhook: key, secret }
    const wish = { channelId: null, ver: 0, way, name, areaId: null, roles: [...roles], quiet, pauses: [], isOn: true }
    const made = { clientNo: demoClientNo(`alarm-${way}`, 0), isRemoved: false, ...wish, ...reached }
    must(`channel ${name}`, await editChannel(deps, staff, made))
  }
}
