import type { BlockDeskAct, BlockState, HandoverDeskAct, HandoverState } from '@contract/block/transitions'
import { blockMarket } from '@contract/block/limits'

/** Texts of the operators' desk of handovers. Source: community §8, rows 7–10. */
export const caseCopy = {
  filter: '状态',
  tabs: { open: '待裁定', decided: '已裁定' },
  none: '暂无过户申诉',
  end: (total: number) => `共 ${total} 笔`,
  head: (area: string, no: number) => `${area} ${no}`,
  parties: (seller: string, buyer: string) => `卖家 ${seller} · 买家 ${buyer}`,
  price: (price: string, fee: string) => `成交价 ${price}，手续费 ${fee}`,
  sold: (at: string) => `${at} 过户`,
  objected: (at: string) => `${at} 申诉`,
  decideBy: (at: string) => `最迟 ${at} 裁定`,
  late: (at: string) => `已超时，应在 ${at} 前裁定`,
  asked: (name: string, reason: string) => `${name} 申请撤销过户：${reason}`,
  decided: (at: string, reason: string) => `${at}：${reason}`,
  states: { held: '保护期', objected: '待裁定', done: '维持过户', undone: '已撤销过户' } satisfies Record<
    HandoverState,
    string
  >,
  acts: { uphold: '维持过户', askUndo: '申请撤销过户', unaskUndo: '撤回申请', undo: '撤销过户' } satisfies Record<
    HandoverDeskAct,
    string
  >,
  asks: {
    uphold: '区块解冻归买家使用，货款立即进卖家的收入，不能撤回。买卖双方会看到原因。',
    askUndo: '另一位运营撤销后才生效。',
    unaskUndo: '撤回后仍待裁定。',
    undo: '区块归还卖家，货款和手续费全额退给买家，不能撤回。买卖双方会看到原因。',
  } satisfies Record<HandoverDeskAct, string>,
} as const

/** Texts of freezing a block. */
export const lockCopy = {
  title: '冻结区块',
  number: '区块编号',
  hint: '当前城市的区块',
  find: '查找',
  unknown: '未找到该区块',
  found: (no: number, state: string) => `${no} · ${state}`,
  states: { unsold: '未售', held: '正常', transfer: '转让中', reserved: '已被预订', frozen: '已冻结' } satisfies Record<
    BlockState,
    string
  >,
  acts: { freeze: '冻结', askUnfreeze: '申请解冻', unaskUnfreeze: '撤回申请', unfreeze: '解冻' } satisfies Record<
    BlockDeskAct,
    string
  >,
  asks: {
    freeze: '立即生效：预订取消，主人不能用它买卖、投票或发布。主人会看到原因。',
    askUnfreeze: '另一位运营解冻后才生效。',
    unaskUnfreeze: '撤回后仍然冻结。',
    unfreeze: '恢复到冻结前的状态。须由另一位运营先申请。',
  } satisfies Record<BlockDeskAct, string>,
} as const

/** What is asked for before an act, and its fewest characters. */
export const reasonLabel = '原因'
export const leastReason = blockMarket.reason.min
