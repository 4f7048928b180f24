/** A message of WeChat's that was done, so that its repeats do nothing. */
export interface WechatPushTable {
  /** A hash of its text. */
  mark: string
  at: number
}

declare module '../../db/schema' {
  interface Database {
    wechat_push: WechatPushTable
  }
}
