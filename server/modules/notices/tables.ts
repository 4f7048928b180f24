/** What changed for one reader. Source: domain model §3.10. */
export interface UserNoticeTable {
  notice_id: number
  user_id: number
  type: 'trade' | 'money' | 'vote' | 'mayor' | 'fund' | 'shop' | 'mutual' | 'block' | 'system'
  /** What happened, in a stable word. */
  kind: string
  title: string
  content: string
  /**
   * What it is about; both `order` and `dispute` name an order, the latter for those who may decide it; both `withdraw` and `withdrawDesk`
   * a withdrawal, the latter for operators.
   */
  ref_type: 'order' | 'dispute' | 'sale' | 'buy' | 'block' | 'recharge' | 'withdraw' | 'withdrawDesk' | 'none'
  ref_id: number
  created_at: number
  read_at: number | null
}

export interface NoticeTables {
  user_notice: UserNoticeTable
}
