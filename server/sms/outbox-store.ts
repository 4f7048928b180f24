import type { Deps } from '../deps'
import type { Sms } from './sms'

/** Stores messages instead of sending them; a developer reads them at `/admin/smsOutbox`. */
export function outbox({ db, ids, clock }: Pick<Deps, 'db' | 'ids' | 'clock'>): Sms {
  const keep = async (mobile: string, text: string) => {
    await db.insertInto('sms_outbox').values({ sms_id: ids.next(), mobile, text, at: clock.now() }).execute()
  }
  return {
    send: ({ mobile, code, validMinutes }) =>
      keep(mobile, `【门牌】验证码 ${code}，${validMinutes} 分钟内有效。请勿告诉他人。`),
    warn: async ({ mobile, act }) => {
      await keep(mobile, `【门牌】你的账号刚刚${act}。如非本人操作，请马上登录处理或联系客服。`)
      return true
    },
  }
}

/** The newest messages first. */
export const outboxMessages = ({ db }: Pick<Deps, 'db'>) =>
  db.selectFrom('sms_outbox').select(['mobile', 'text', 'at']).orderBy('sms_id', 'desc').limit(20).execute()
