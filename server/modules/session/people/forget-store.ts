import type { Tx } from '../../../db/schema'

/** Deletes the WeChat users by which somebody signs in and pays, and the devices that were known. */
export async function forgetWaysIn(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('wechat_login').where('user_id', '=', userId).execute()
  await tx.deleteFrom('platform_user').where('user_id', '=', userId).execute()
  await tx.deleteFrom('known_device').where('user_id', '=', userId).execute()
}

/** Deletes the codes that were sent to a number. */
export const forgetCodes = (tx: Tx, mobile: string) => tx.deleteFrom('sms_code').where('mobile', '=', mobile).execute()

/** Leaves nothing of what somebody said of themselves, and marks the account as closed. */
export const forgetProfile = (tx: Tx, userId: number, { nickName, now }: { nickName: string; now: number }) =>
  tx
    .updateTable('user_account')
    .set({
      nick_name: nickName,
      avatar: '',
      thumbs: '',
      intro: '',
      mobile: '',
      closed_at: now,
      closing_until: null,
      closing_area_id: null,
    })
    .where('user_id', '=', userId)
    .execute()

/** Marks an account as one that waits to be closed, or no longer. */
export const setClosing = (
  tx: Tx,
  userId: number,
  wait: { readonly until: number; readonly areaId: number } | null,
): Promise<unknown> =>
  tx
    .updateTable('user_account')
    .set({ closing_until: wait?.until ?? null, closing_area_id: wait?.areaId ?? null })
    .where('user_id', '=', userId)
    .execute()
