import type { staffStates } from '../endpoints/console/staff'
import type { ElectionState } from '../mayor/transitions'
import type { MutualKind, MutualState } from '../mutual/transitions'
import type { VoteState } from '../vote/transitions'
import type { VoteKind } from '../vote/wish'

/** What the rows of lists, and their files, say of a state or a kind. */
export const electionStateNames: Readonly<Record<ElectionState, string>> = {
  announced: '已宣布',
  nominating: '报名中',
  voting: '投票中',
  seated: '已选出',
  void: '无效',
}

export const voteStateNames: Readonly<Record<VoteState, string>> = {
  draft: '征集附议',
  open: '投票中',
  passed: '通过',
  failed: '未通过',
  noQuorum: '人数不够',
  cancelled: '已取消',
}

export const voteKindNames: Readonly<Record<VoteKind, string>> = { opinion: '意见', fund: '用基金', rule: '公约' }

export const mutualStateNames: Readonly<Record<MutualState, string>> = {
  open: '等应答',
  matched: '进行中',
  done: '已完成',
  closed: '已关闭',
  expired: '已到期',
  removed: '已移除',
}

export const mutualKindNames: Readonly<Record<MutualKind, string>> = { need: '求助', offer: '提供' }

export const offerKindNames = { sale: '挂牌', buy: '求购' } as const

export const offerStateNames: Readonly<Record<string, string>> = {
  on: '在售',
  paused: '暂停',
  soldout: '售完',
  off: '已下架',
  expired: '已到期',
  removed: '已移除',
  unpaid: '待付款',
  open: '求购中',
  filled: '已买齐',
  closed: '已关闭',
}

export const staffStateNames: Readonly<Record<(typeof staffStates)[number], string>> = {
  new: '未激活',
  on: '在职',
  off: '停用',
}
