import { approvalKindNames, approvalKinds } from '@contract/console/approval-kinds'
import type { AlarmKind } from '@contract/console/alarms'
import { alarmFrom, alarmOf } from '@contract/console/alarms'
import { dayMs } from '@contract/durations'
import { shortMoment } from '@contract/moments'
import * as v from 'valibot'
import type { Deps } from '../../deps'
import type { JobNames } from '../../jobs/jobs'
import { smsFailingKey } from '../../sms/failing-store'
import { lateCases } from '../stat/open/late-cases'
import * as facts from './facts-store'
import { jobText } from './rules/job-text'
import type { Finding } from './store'

interface Around extends Pick<Deps, 'db' | 'clock'> {
  readonly jobNames: JobNames
}

/** Finds everything of a kind that is so now. What it does not find any more is over. */
type Check = (around: Around) => Promise<readonly Finding[]>

/** Of the server itself. */
const ofServer = (kind: AlarmKind, subject: string, text: string): Finding => ({
  subject,
  text,
  area_id: null,
  roles: [...alarmOf(kind).roles],
  ref_type: '',
  ref_id: 0,
})

/** Where it is kept since when the gateway does not answer. */
export const gatewayLost = 'gateway_lost_at'

const Disk = v.pipe(v.string(), v.parseJson(), v.object({ free: v.number(), total: v.number() }))

const gib = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`

async function fullDisks({ db }: Around): Promise<Finding[]> {
  return (await facts.disks(db)).flatMap(({ name, value }) => {
    const { free, total } = v.parse(Disk, value)
    if (free * 100 >= total * alarmFrom.diskPercent) return []
    return ofServer('disk', name, `${name} 剩余 ${gib(free)}，共 ${gib(total)}`)
  })
}

async function undelivered({ db, clock }: Around): Promise<Finding[]> {
  const before = clock.now() - alarmFrom.messageMs
  const [smsAt, news, channels] = [
    await facts.kept(db, smsFailingKey),
    await facts.newsNow(db, before, clock.now() - dayMs),
    await facts.failingChannels(db, before),
  ]
  return [
    ...(smsAt === undefined ? [] : [ofServer('message', 'sms', `验证码短信发不出，${shortMoment(Number(smsAt))} 起`)]),
    ...(news.waiting > 0 ? [ofServer('message', 'news waiting', `${news.waiting} 条微信消息积压`)] : []),
    ...(news.is_failing ? [ofServer('message', 'news', '微信消息被微信拒绝')] : []),
    ...channels.map(({ channel_id: id, name, area_id, said }) => ({
      ...ofServer('message', `channel ${id}`, `告警通道“${name}”发不出：${said}`),
      area_id,
      ref_type: 'alarmChannel',
      ref_id: id,
    })),
  ]
}

/** How each kind is found out. Source: operating §7. */
export const checks: Readonly<Record<AlarmKind, Check>> = {
  lateCase: async ({ db, clock }) =>
    (await lateCases(db, clock.now())).map(({ kind, refType, refId, no, areaId, roles, until, name }) => ({
      subject: `${kind} ${refId}`,
      area_id: areaId,
      roles: [...roles],
      text: `${name} ${no}，应在 ${shortMoment(until)} 前处理`,
      ref_type: refType,
      ref_id: refId,
    })),
  books: async ({ db }) => {
    const newest = await facts.newestComparison(db)
    if (!newest || newest.is_equal) return []
    const count = (JSON.parse(newest.differences) as unknown[]).length
    const day = newest.day.replace(/^\d{4}(\d\d)(\d\d)$/, '$1-$2')
    return [{ ...ofServer('books', 'books', `${day} 的核对有 ${count} 处不符`), ref_type: 'books' }]
  },
  job: async ({ db, clock, jobNames }) =>
    (await facts.failingJobs(db, alarmFrom.jobTries, clock.now() - alarmFrom.jobLateMs)).map(({ kind, count, tries }) =>
      ofServer(
        'job',
        kind,
        `${jobText(jobNames, kind)}${count} 个，${tries === 0 ? '无人执行' : `最多试了 ${tries} 次`}`,
      ),
    ),
  message: undelivered,
  backup: async ({ db, clock }) => {
    const at = await facts.kept(db, 'backup_at')
    if (at === undefined) return [ofServer('backup', 'backup', '从未备份')]
    const age = clock.now() - Number(at)
    return age <= alarmFrom.backupMs ? [] : [ofServer('backup', 'backup', `最近一次 ${shortMoment(Number(at))}`)]
  },
  disk: fullDisks,
  gateway: async ({ db, clock }) => {
    const at = await facts.kept(db, gatewayLost)
    if (at === undefined || clock.now() - Number(at) < alarmFrom.gatewayMs) return []
    return [ofServer('gateway', 'wechat', `${shortMoment(Number(at))} 起无应答`)]
  },
  dispatch: async ({ db, clock }) => {
    const { count, since, said } = await facts.untoldDispatches(db, clock.now() - alarmFrom.dispatchMs)
    if (count === 0 || since === null) return []
    return [ofServer('dispatch', 'wechat', `${count} 笔，最早 ${shortMoment(since)}，微信答：${said ?? ''}`)]
  },
  lapse: async ({ db, clock }) =>
    (await facts.lapsing(db, clock.now(), clock.now() + alarmFrom.lapseMs)).map((row) => ({
      subject: String(row.approval_id),
      area_id: row.area_id,
      roles: [...approvalKinds[row.kind]],
      text: `${approvalKindNames[row.kind]}，${shortMoment(row.expires_at)} 前未复核就作废`,
      ref_type: 'approval',
      ref_id: row.approval_id,
    })),
}
