import { sql } from 'kysely'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { JobHandlers, JobNames } from '../../../jobs/jobs'
import type { NewsMessageTable } from '../../subscriptions/tables'
import { wechatSettings } from '../../../wechat/account'
import { newsTemplates } from '../../../wechat/news-templates'
import type { Sent } from '../../../wechat/subscribe-message'
import { sendSubscribeMessage } from '../../../wechat/subscribe-message'
import { sendNewsJob } from './queue-news'

/** How often a message is tried; then it is given up, and only the notice in the app remains. */
const mostTries = 4

/** Called for every message that was given up. */
export type OnGivenUp = (messageId: number, because: string) => void

async function triesBefore(tx: Tx, ref: number): Promise<number> {
  const row = await tx
    .selectFrom('job')
    .select('attempts')
    .where('kind', '=', sendNewsJob)
    .where('ref', '=', ref)
    .executeTakeFirst()
  return row?.attempts ?? 0
}

/** Sends a message; returns in words why it cannot be sent. */
async function send(deps: Deps, tx: Tx, message: NewsMessageTable): Promise<Sent | string> {
  const settings = wechatSettings(deps.config)
  const template = newsTemplates(deps.config)[message.kind]
  if (!settings || !template) return 'not set up'
  const consent = await tx
    .selectFrom('news_consent')
    .select('left_over')
    .where('user_id', '=', message.user_id)
    .where('kind', '=', message.kind)
    .where('left_over', '>', 0)
    .forUpdate()
    .executeTakeFirst()
  if (!consent) return 'not allowed'
  const login = await tx
    .selectFrom('wechat_login')
    .select('open_id')
    .where('user_id', '=', message.user_id)
    .where('app_id', '=', settings.mini.appId)
    .executeTakeFirst()
  if (!login) return 'not bound'
  const asking = { hosts: settings.hosts, app: settings.mini, deps }
  const { page, title, content, created_at: at } = message
  return sendSubscribeMessage(asking, { openId: login.open_id, template, page, title, content, at })
}

/** Updates the count: one fewer after a message, none after WeChat's refusal. */
const countDown = (tx: Tx, { user_id: userId, kind }: NewsMessageTable, left: 'one fewer' | 'none') =>
  tx
    .updateTable('news_consent')
    .set({ left_over: left === 'none' ? 0 : sql<number>`left_over - 1` })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('left_over', '>', 0)
    .execute()

/** What the jobs of the messenger do, for who reads that one fails. */
export const newsJobNames = {
  [sendNewsJob]: '微信消息',
} as const satisfies JobNames

/**
 * Sends the WeChat messages. They have a job runner of their own, so that a slow answer delays no deadline. Our decision:
 * docs/decisions/0071-notices.md
 */
export function newsJobs(deps: Deps, onGivenUp: OnGivenUp): JobHandlers<keyof typeof newsJobNames> {
  const end = async (tx: Tx, ref: number, how: Partial<Pick<NewsMessageTable, 'sent_at' | 'failed_because'>>) => {
    await tx.updateTable('news_message').set(how).where('message_id', '=', ref).execute()
  }
  const giveUp = async (tx: Tx, ref: number, because: string) => {
    await end(tx, ref, { failed_because: because })
    onGivenUp(ref, because)
  }
  return {
    [sendNewsJob]: async (tx, ref) => {
      const message = await tx
        .selectFrom('news_message')
        .selectAll()
        .where('message_id', '=', ref)
        .where('sent_at', 'is', null)
        .where('failed_because', 'is', null)
        .executeTakeFirst()
      if (!message) return
      const sent = await send(deps, tx, message)
      if (typeof sent === 'string') return giveUp(tx, ref, sent)
      switch (sent.kind) {
        case 'sent':
          await countDown(tx, message, 'one fewer')
          return end(tx, ref, { sent_at: deps.clock.now() })
        case 'refused':
          await countDown(tx, message, 'none')
          return giveUp(tx, ref, 'refused by the reader')
        case 'broken':
          return giveUp(tx, ref, `error ${sent.errcode}`)
        case 'later':
          if ((await triesBefore(tx, ref)) + 1 >= mostTries)
            return giveUp(tx, ref, `error ${sent.errcode ?? 'no answer'}`)
          throw new Error(`subscription message: ${sent.errcode ?? 'no answer'}`)
      }
    },
  }
}
