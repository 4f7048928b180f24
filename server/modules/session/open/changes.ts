import { hourMs } from '@contract/durations'
import { closing, credentials } from '@contract/limits'
import { spanText } from '@contract/spans'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { JobHandlers, JobNames } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { countMessage } from '../../../sms/counts'
import { smsOf } from '../../../sms/provider'
import { tell } from '../../notices/open/tell'
import type { CredentialChangeTable } from '../tables'
import { changeOf, forgetMobile, insertChange } from '../people/change-store'

const warnJob = 'warnOfChange'

/** A warning that could not be sent for this long is no longer news. */
const warnWithinMs = 24 * hourMs

const pause = `${spanText(credentials.coolMs)}内不能提现。`
const help = '不是你本人操作？请马上退出其他设备并修改创始密码。'
/** Who has no block has no founder password either. */
const call = '不是你本人操作？请马上退出其他设备并联系客服。'

interface Words {
  readonly title: string
  readonly content: string
  /** As the message says it: 你的账号已更换手机号. */
  readonly act: string
}

const words: Record<CredentialChangeTable['what'], Words> = {
  mobile: { title: '手机号已更换', content: `验证码以后发到新号码。${pause}${help}`, act: '更换手机号' },
  firstMobile: { title: '手机号已绑定', content: `忘记创始密码时，验证码发到这个号码。${help}`, act: '绑定手机号' },
  wechat: { title: '微信已绑定', content: `以后可以用这个微信登录。${pause}${help}`, act: '绑定微信' },
  founder: {
    title: '创始密码已重设',
    content: `用短信验证码重设，其他登录都已退出，管理密码已失效。${pause}${help}`,
    act: '重设创始密码',
  },
  founderGiven: {
    title: '创始密码已重设',
    content: `由平台重设，所有登录都已退出，管理密码已失效。${pause}${help}`,
    act: '重设创始密码',
  },
  payPassword: { title: '支付密码已重设', content: `未使用原支付密码。${pause}${call}`, act: '重设支付密码' },
  firstPayPassword: { title: '支付密码已设置', content: `用短信验证码设置。${pause}${call}`, act: '设置支付密码' },
  founderEdit: {
    title: '创始密码已修改',
    content: `其他设备都已退出，管理密码已失效。${help}`,
    act: '修改创始密码',
  },
  closing: {
    title: '账号注销中',
    content: `${spanText(closing.backMs)}内登录就能撤回，到期后删除个人信息，不能恢复。不是你本人操作？请马上登录撤回。`,
    act: '申请注销',
  },
  closingBack: { title: '注销已撤回', content: '账号恢复使用，其他设备都已退出登录。', act: '撤回注销' },
  closingEnded: {
    title: '注销已取消',
    content: '等待期间又有了资金或未结束的事项，账号恢复使用。处理完可以重新注销。',
    act: '取消注销',
  },
  closed: { title: '账号已注销', content: '', act: '注销' },
  manage: { title: '管理密码已设置', content: `管理员以后用新的管理密码登录。${help}`, act: '设置管理密码' },
}

export interface Change {
  readonly userId: number
  readonly what: CredentialChangeTable['what']
  /** The number that was bound before the change; '' for none. */
  readonly mobile: string
  /** An extra sentence for the notice. */
  readonly besides?: string
}

/**
 * Records a change of how somebody signs in, and tells them: a notice in the app, and a text message to the number that was bound before.
 * Source: domain model §10. Our decision: docs/decisions/0140-accounts-safe.md
 */
export async function noteChange(tx: Tx, deps: Deps, { userId, what, mobile, besides = '' }: Change): Promise<void> {
  const [changeId, now] = [deps.ids.next(), deps.clock.now()]
  await insertChange(tx, { change_id: changeId, user_id: userId, what, at: now, mobile })
  const { title, content } = words[what]
  await tell(tx, deps, {
    userId,
    type: 'system',
    kind: 'credentials',
    refType: 'account',
    refId: changeId,
    title,
    content: `${besides}${content}`,
  })
  if (mobile !== '') await schedule(tx, { kind: warnJob, ref: changeId, runAt: now })
}

/** Records that somebody closed the account, and sends a message to the number that was bound. Notices went with the account. */
export async function noteClosed(tx: Tx, { ids, clock }: Pick<Deps, 'ids' | 'clock'>, userId: number, mobile: string) {
  const [changeId, now] = [ids.next(), clock.now()]
  await insertChange(tx, { change_id: changeId, user_id: userId, what: 'closed', at: now, mobile })
  if (mobile !== '') await schedule(tx, { kind: warnJob, ref: changeId, runAt: now })
}

/** What the jobs of warnings do, for who reads that one fails. */
export const warningJobNames = {
  [warnJob]: '账号变更短信',
} as const satisfies JobNames

/** Sends the text messages about changes; a failed one is tried again for a day. */
export const warningJobs = (deps: Deps): JobHandlers<keyof typeof warningJobNames> => ({
  [warnJob]: async (tx, changeId) => {
    const change = await changeOf(tx, changeId)
    if (!change || change.mobile === '') return
    const { what, at, mobile } = change
    if (deps.clock.now() < at + warnWithinMs) {
      if (await smsOf(deps)?.warn({ mobile, act: words[what].act })) countMessage('warned')
    }
    await forgetMobile(tx, changeId)
  },
})
