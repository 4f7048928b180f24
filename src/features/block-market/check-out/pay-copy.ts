import type { Waits } from '@contract/settings/waits'
import { waitText } from '@contract/settings/waits'

/** Words of the cashier of blocks. Source: mockup 28-market-pay. */
export const payCopy = {
  line: (place: string, capacity: number) => `${place} · 格位 ${capacity}`,
  seller: (no: number | null) => (no === null ? '城市未售' : no === 0 ? '居民转让' : `居民 ${no} 转让`),
  same: '价格与结算时一致',
  noFee: '你不付手续费',
  otherwise: '超时自动释放',
  look: '看区块',
  handover: '看过户',
  where: '资金去向',
  income: (no: number) => (no === 0 ? '卖家的收入' : `${no} 的收入`),
  fee: (no: number) => `手续费，${no === 0 ? '卖家' : `${no} `}付`,
  fund: '其中进社区基金',
  treasury: '城市财库',
  held: (of: Pick<Waits, 'handoverHours'>) => `先冻结 ${waitText(of, 'handoverHours')}，防止密码被盗转让`,
  first: (blocks: string) => `付款后 ${blocks} 马上归你，不能退。新创始密码只显示一次，请先备好纸笔。`,
  cancel: '取消',
  ready: '我备好了',
  once: '新创始密码只显示一次',
  lost: '请先备好纸笔；丢失后用绑定的手机号找回',
} as const
