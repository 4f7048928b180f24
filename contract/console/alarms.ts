import { dayMs, hourMs, minuteMs } from '../durations'
import { percentText, spanText } from '../spans'
import type { StaffRole } from './roles'

/** From when each of them is one. Source: operating §7. */
export const alarmFrom = {
  backupMs: dayMs,
  lapseMs: 4 * hourMs,
  gatewayMs: 2 * minuteMs,
  dispatchMs: dayMs,
  jobTries: 3,
  jobLateMs: 10 * minuteMs,
  messageMs: 30 * minuteMs,
  diskPercent: 10,
} as const

/** What operators are told of by mail and by the robots of their groups. */
interface Alarm {
  readonly name: string
  /** Whom it concerns, where the thing itself does not say so. */
  readonly roles: readonly StaffRole[]
  /** Told in quiet hours, too. */
  readonly isUrgent?: true
  /** When it begins and when it is over, for who chooses what a channel gets. */
  readonly when: string
  readonly over: string
}

/** Every kind of alarm, once: the checks of the server, the page, the messages and the handbook follow this table. */
export const alarms = {
  lateCase: {
    name: '逾期未处理',
    roles: ['operator', 'finance'],
    when: '纠纷、过户申诉、提现、商铺审核、扩容期过了处理期限，每件报一次',
    over: '这件处理完',
  },
  books: {
    name: '账目有差异',
    roles: ['finance'],
    isUrgent: true,
    when: '核对账本和微信账单时有不符',
    over: '再核对一致',
  },
  job: {
    name: '后台任务失败',
    roles: ['administrator'],
    when: `一类任务试了 ${alarmFrom.jobTries} 次仍失败，或 ${spanText(alarmFrom.jobLateMs)}无人执行`,
    over: '任务做完',
  },
  message: {
    name: '消息未送达',
    roles: ['operator', 'administrator'],
    isUrgent: true,
    when: `验证码短信发不出，微信消息或告警 ${spanText(alarmFrom.messageMs)}未送达`,
    over: '送达一条',
  },
  backup: {
    name: '备份过旧',
    roles: ['administrator'],
    when: `最近一次备份超过 ${spanText(alarmFrom.backupMs)}，或从未备份`,
    over: '做了新的备份',
  },
  disk: {
    name: '磁盘快满',
    roles: ['administrator'],
    isUrgent: true,
    when: `服务器的数据盘剩余不到 ${percentText(alarmFrom.diskPercent)}`,
    over: '腾出空间',
  },
  gateway: {
    name: '微信支付连不上',
    roles: ['finance', 'administrator'],
    isUrgent: true,
    when: `${spanText(alarmFrom.gatewayMs)}以上无应答`,
    over: '恢复应答',
  },
  dispatch: {
    name: '发货未报微信',
    roles: ['finance', 'administrator'],
    when: `微信收的款，发货信息或签收 ${spanText(alarmFrom.dispatchMs)}未报成，资金冻结在微信`,
    over: '都报成',
  },
  lapse: {
    name: '复核快到期',
    roles: ['operator', 'finance', 'administrator'],
    when: `提请后还差 ${spanText(alarmFrom.lapseMs)}就作废，每件报一次`,
    over: '复核完，或已作废',
  },
} as const satisfies Readonly<Record<string, Alarm>>

/** How an alarm stands: `over` is well again; `lapsed` is over because nobody did in its time what was to be done. */
export const alarmEndings = { open: '未恢复', over: '已恢复', lapsed: '已作废' } as const
export type AlarmEnding = keyof typeof alarmEndings

export type AlarmKind = keyof typeof alarms
export const alarmKinds = Object.keys(alarms) as AlarmKind[]
export const alarmOf = (kind: AlarmKind): Alarm => alarms[kind]

/** Whom alarms concern: the roles that one of them names. */
export const alarmRoles = ['operator', 'finance', 'administrator'] as const satisfies readonly StaffRole[]
export type AlarmRole = (typeof alarmRoles)[number]

/** The kinds that reach somebody of these roles. */
export const kindsFor = (roles: readonly StaffRole[]): AlarmKind[] =>
  alarmKinds.filter((kind) => alarmOf(kind).roles.some((role) => roles.includes(role)))
