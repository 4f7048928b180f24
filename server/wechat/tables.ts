/** What an application calls WeChat with until its end, for all processes: its token, and the ticket of its pages. */
export interface WechatTokenTable {
  app_id: string
  kind: 'access' | 'pages'
  /** Sealed with the application's own secret, which the database does not have. */
  text_sealed: string
  until: number
}

declare module '../db/schema' {
  interface Database {
    wechat_token: WechatTokenTable
  }
}
