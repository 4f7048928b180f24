import { exactMoment } from '@contract/moments'

/** What the record of a handover says. */
export interface Recorded {
  readonly no: string
  readonly areaName: string
  readonly blockNo: number
  /** Null for a block of the city. */
  readonly seller: string | null
  readonly buyer: string
  readonly price: string
  readonly fee: string
  readonly at: number
  /** SHA-256 of the entry that paid for it, in hexadecimal digits. */
  readonly hash: string
  /** How it ended, when it did not stand. */
  readonly undone: boolean
}

/** The record of a handover as a text, one line for each fact. Source: community §8 (handover file). */
export function fileOf({ no, areaName, blockNo, seller, buyer, price, fee, at, hash, undone }: Recorded) {
  const lines = [
    `过户记录 ${no}`,
    `区块：${areaName} ${blockNo}`,
    `卖家：${seller ?? '城市'}`,
    `买家：${buyer}`,
    `成交价：${price}`,
    ...(seller === null ? [] : [`手续费（卖家付）：${fee}`]),
    `过户时间：${exactMoment(at)}`,
    `账本校验码：${hash}`,
    ...(undone ? ['结果：申诉成立，已撤销过户'] : []),
  ]
  return { name: `过户记录-${blockNo}-${no}.txt`, text: `${lines.join('\n')}\n` }
}
