import type { Deps } from '../deps'
import type { Sms } from '../sms/sms'

/** Keeps what would be sent where the developer can read it: `/admin/smsOutbox`. */
export const outbox = ({ db, ids, clock }: Pick<Deps, 'db' | 'ids' | 'clock'>): Sms => ({
  send: async ({ mobile, code, validMinutes }) => {
    const text = `【门牌】验证码 ${code}，${validMinutes} 分钟内有效。请勿告诉他人。`
    await db.insertInto('sms_outbox').values({ sms_id: ids.next(), mobile, text, at: clock.now() }).execute()
  },
})

/** The newest messages first. */
export const outboxMessages = ({ db }: Pick<Deps, 'db'>) =>
  db.selectFrom('sms_outbox').select(['mobile', 'text', 'at']).orderBy('sms_id', 'desc').limit(20).execute()
