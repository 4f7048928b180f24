import type { ApprovalKind } from '../console/approval-kinds'
import type { StaffRole } from '../console/roles'

/** Who changes the settings of a group, and as what a second person is asked. Source: operating §1. */
interface Group {
  readonly name: string
  readonly role: StaffRole
  readonly asks: ApprovalKind
}

export const groups = {
  fees: { name: '收费', role: 'operator', asks: 'feeSetting' },
  money: { name: '充值与提现', role: 'finance', asks: 'moneySetting' },
  time: { name: '时间', role: 'operator', asks: 'timeSetting' },
  city: { name: '城市', role: 'operator', asks: 'citySetting' },
  modules: { name: '模块', role: 'operator', asks: 'citySetting' },
  thresholds: { name: '门槛', role: 'administrator', asks: 'thresholdSetting' },
} as const satisfies Readonly<Record<string, Group>>
export type GroupName = keyof typeof groups
