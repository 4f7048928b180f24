import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { AlarmKind } from '@contract/console/alarms'
import { alarmKinds } from '@contract/console/alarms'
import { dayMs } from '@contract/durations'
import { ok } from '@contract/result'
import { alone } from '../../db/alone'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { JobNames } from '../../jobs/jobs'
import { gatewayAnswers } from '../pay/open/gateway-answers'
import { checks, gatewayLost } from './checks'
import * as facts from './facts-store'
import { messageOf } from './rules/message'
import { mayTell } from './rules/quiet'
import { roomOf, send } from './send'
import type { Channel, Finding } from './store'
import * as store from './store'

/** What lies outside the database and is looked at, too. */
export interface Outside {
  /** The disk of this process's data, by its folder: a container has another host name whenever it is made anew. */
  disk(): Promise<{ readonly name: string; readonly free: number; readonly total: number }>
}

/** The disk that holds a folder. */
export const outsideOf = (folder: string): Outside => ({
  async disk() {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { name: resolve(folder), free: bavail * bsize, total: blocks * bsize }
  },
})

/**
 * Looks for alarms and tells of them: each process says how its disk is, one of them does the rest. A check that fails ends no alarm of its
 * kind and keeps no other one from its turn; the first failure is thrown at the end. Our decision: docs/decisions/0071-notices.md
 */
export async function lookForAlarms(deps: Deps, outside: Outside, jobNames: JobNames): Promise<void> {
  const failures: unknown[] = []
  const trying = (work: () => Promise<unknown>) => work().catch((error: unknown) => void failures.push(error))
  await trying(() => noteDisk(deps, outside))
  await alone(deps, 'alarms', async () => {
    await trying(() => noteGateway(deps))
    for (const kind of alarmKinds) await trying(() => keepFound(deps, jobNames, kind))
    for (const channel of await store.channelsDue(deps.db, deps.clock.now())) await trying(() => tell(deps, channel))
  })
  if (failures.length > 0) throw failures[0]
}

async function noteDisk({ db, clock }: Deps, outside: Outside): Promise<void> {
  const at = clock.now()
  await facts.forgetDisks(db, at - dayMs)
  const { name, free, total } = await outside.disk()
  await facts.keepDisk(db, name, { free, total, at })
}

/** Since when the gateway does not answer; forgotten as soon as it does, and where there is none. */
async function noteGateway({ db, clock, config }: Deps): Promise<void> {
  if (await gatewayAnswers(config)) await facts.forget(db, gatewayLost)
  else await facts.keepFirst(db, gatewayLost, String(clock.now()))
}

async function keepFound(deps: Deps, jobNames: JobNames, kind: AlarmKind): Promise<void> {
  const found = await checks[kind]({ ...deps, jobNames })
  const now = deps.clock.now()
  const rowOf = (one: Finding) => ({ ...one, alarm_id: deps.ids.next(), kind, opened_at: now, over_at: null })
  await transact(deps.db, async (tx) => {
    if (found.length > 0) await store.open(tx, found.map(rowOf))
    await store.end(
      tx,
      kind,
      found.map(({ subject }) => subject),
      now,
    )
    return ok(null)
  })
}

/** Where the page of alarms is; '' where the server does not know its own address. */
const linkOf = ({ publicUrl, basePath }: Deps['config']): string =>
  publicUrl === undefined ? '' : `${publicUrl}${basePath}/console/alarms`

/** Tells a channel in one message of everything that it may be told now; what did not arrive is told later. */
async function tell(deps: Deps, channel: Channel): Promise<void> {
  const { db, clock, config } = deps
  const now = clock.now()
  const lines = (await store.toTell(db, channel)).filter(({ kind }) => mayTell(channel, kind, now))
  if (lines.length === 0) return
  const message = messageOf(lines, { link: linkOf(config), mostBytes: roomOf(channel) })
  const { isSent, said } = await send(deps, channel, message)
  if (!isSent) return void (await store.noteFailed(db, channel.channel_id, said, now))
  await transact(db, async (tx) => {
    await store.noteTold(tx, channel.channel_id, lines, now)
    await store.noteSent(tx, channel.channel_id, { said })
    return ok(null)
  })
}
