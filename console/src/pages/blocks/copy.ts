import { blockStateWords } from '@contract/console/queue-words'
import type { BlockDeskAct } from '@contract/block/transitions'

export const actNames: Readonly<Record<BlockDeskAct, string>> = {
  freeze: '冻结',
  askUnfreeze: '提请解冻',
  unaskUnfreeze: '收回提请',
  unfreeze: '同意解冻',
}

export const copy = {
  title: '区块',
  note: (area: string, held: string, unsold: string) => `${area}：${held} 块有主，${unsold} 块未售`,
  zones: '分区',
  rounds: '新开一期',
  q: '门牌号或主人',
  state: '状态',
  states: blockStateWords,
  no: '门牌',
  zone: '分区',
  owner: '主人',
  buyer: '预订人',
  city: '城市',
  capacity: '格位',
  price: '价',
  since: '持有',
  because: '冻结原因',
  reason: '理由，主人可见',
  freezeNote: '冻结后不能买卖、转让和投票，预订作废；解冻要两人。',
  unfreezeNote: '解冻要两位运营：一人提请，另一人同意。',
  asked: '有人提请解冻，还差一人',
  sure: (act: string, no: number, owner: string) => `${act} ${no} 号，${owner}`,
  map: '地籍图',
  mapNote: '按门牌号排，二十块一街区',
  mapNone: '这里没有区块',
  chosen: '选中',
  range: '号段',
  unchoose: (count: number) => `已选 ${count} 块，取消选择`,
  freezeCount: (count: number) => `冻结 ${count} 块`,
  frozenCount: (count: number) => `已冻结 ${count} 块`,
  numbers: (numbers: readonly number[]) => `${numbers.join('、')} 号`,
  more: '往后',
  first: '从头',
} as const
