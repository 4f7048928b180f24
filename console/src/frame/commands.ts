import type { ConsolePath } from '@contract/console/rights'
import type { Fields } from '../kit/list/address'

/** Something that can be begun from every page: what it is called, and where it is done. */
interface Command {
  readonly words: string
  readonly to: string
  readonly search?: Fields
  readonly needs: ConsolePath
}

const fresh = { id: 'new' } as const

/** What is begun by its name, for whom it is allowed. */
export const commands: readonly Command[] = [
  { words: '停市、恢复交易', to: '/halt', needs: '/admin/area/halt' },
  { words: '关掉或打开一个功能', to: '/settings', search: { group: 'modules' }, needs: '/admin/setting/edit' },
  { words: '写信件，发公告', to: '/letters', search: fresh, needs: '/admin/letter/edit' },
  { words: '排扩容期', to: '/rounds', search: fresh, needs: '/admin/round/add' },
  { words: '退款', to: '/refunds', search: fresh, needs: '/admin/pay/refund' },
  { words: '提出更正', to: '/corrections', search: fresh, needs: '/admin/correctionAdd' },
  { words: '导出打款文件', to: '/withdrawals', search: { state: 'paying' }, needs: '/admin/withdraw/batch' },
  { words: '宣布选举', to: '/elections', needs: '/admin/election/announce' },
  { words: '导入区块或居民', to: '/imports', needs: '/admin/import/run' },
  { words: '核对账本', to: '/books', needs: '/admin/books/check' },
  { words: '邀请员工', to: '/staff', needs: '/admin/staff/add' },
]
