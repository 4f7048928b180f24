import { blockWords } from '../words'
import type { Kind } from './rules/draw'

/** Texts of the map of blocks. Source: mockup 15-block-map. */
export const mapCopy = {
  legend: [
    ['mine', '我的'],
    ['transfer', '转让中'],
    ['unsold', '未售'],
    ['closed', blockWords.notOffered],
    ['reserved', '已预订'],
    ['frozen', '冻结'],
  ] satisfies readonly (readonly [Kind, string])[],
  said: (count: number, offered: number) => `地籍图，${count} 块，${offered} 块可买。列表里有同样的内容。`,
  zoomIn: '放大',
  zoomOut: '缩小',
  loading: (count: number) => `已加载 ${count} 块`,
  more: (count: number) => `只画前 ${count} 块，其余请按号段查看。`,
  empty: '这个号段没有区块',
  places: (zone: string | undefined, capacity: number) =>
    zone === undefined ? `格位 ${capacity}` : `${zone} · 格位 ${capacity}`,
  chosen: '选中的区块',
  open: '看区块',
  add: '加入购物车',
  takeOut: '移出购物车',
  owner: (name: string) => `主人 ${name}`,
} as const
