import type { Db } from '../db/schema'

/** Where it is kept since when text messages fail. */
export const smsFailingKey = 'sms_failed_at'

/** The provider did not take a message; the first time counts. */
export const noteFailing = (db: Db, now: number) =>
  db
    .insertInto('setting')
    .values({ key: smsFailingKey, value: String(now) })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()

/** It took one: what failed before is over. */
export const noteTaken = (db: Db) => db.deleteFrom('setting').where('key', '=', smsFailingKey).execute()
