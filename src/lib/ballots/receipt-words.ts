import { receiptLength } from '@contract/vote/receipt'
import { percentText } from '@contract/spans'

/** Texts of how many have voted. Source: mockups 16-vote, 23-vote. */
export const turnoutCopy = {
  turnout: '投票率',
  blocks: (cast: string, census: string) => `${cast} / ${census} 块`,
  label: (share: string, cast: string, census: string, least: number) =>
    `投票率 ${percentText(share)}，${census} 块里投了 ${cast} 块，最低 ${percentText(least)}`,
  least: (share: number) => `最低 ${percentText(share)}`,
} as const

/** Texts of casting. */
export const castCopy = {
  changed: '已改票',
  noBytes: '未能生成回执，投票未提交，请重试',
  check: '核对是否投出',
  typeReceipt: '输入回执改票',
  noReceipt: '这块已经投过，回执不在本机。改票要用原来的回执。',
} as const

/** What a refused ballot says where the common words do not fit. Source: community §4, §7 (refused with). */
export const castRefusedCopy = {
  CLOSED: { text: '已截止，未投出', step: 'reload' },
  NO_RIGHT: { text: '这块不能投这一票，未投出', step: 'reload' },
  BLOCK_TRANSFER: { step: 'reload' },
} as const

/** Texts of the receipt. Source: mockup 23-vote-receipt. */
export const receiptCopy = {
  title: '已投票',
  shown: '投票回执',
  turnout: (share: string) => `投票率 ${percentText(share)}`,
  missing: (blocks: string) => `差 ${blocks} 块到最低线`,
  reached: '已到最低线',
  until: (moment: string) => `截止 ${moment}，之前凭回执可以改票`,
  number: '回执号，只此一份',
  label: (groups: string) => `回执号 ${groups}`,
  kept: '已保存在本机',
  yours: '你投的',
  reveal: '点按显示',
  unknown: '本机未保存',
  note: '服务器不记回执是谁的。换设备或清除数据前先抄下，丢了不能补，票仍有效。',
  named: '本次投票记名，截止后公布各区块的选择。改票要用回执，换设备或清除数据前先抄下。',
  private: '回执能证明你投了什么，别给别人看。',
  copy: '复制',
  copied: '回执已复制',
  notCopied: '复制失败，请抄下来',
  ok: '好',
} as const

/** Texts of checking ballots. Source: community §4 (recount); mockup 23-vote-result. */
export const checkCopy = {
  title: '核对我的票',
  allPublished: (count: string) => `${count} 张全部公布`,
  mine: (end: string) => `回执 ···· ${end} 保存在本机。核对在本机进行，服务器不知道你查的是哪一张。`,
  mineNamed: (end: string) => `回执 ···· ${end} 保存在本机。本次投票记名，各区块的选择都已公布。`,
  noneNamed: '本次投票记名，各区块的选择都已公布，可按区块编号核对。',
  none: '有回执就能核对。核对在本机进行，服务器不知道你查的是哪一张。',
  counted: '你的选票已计入。',
  countedAs: (end: string, choice: string) => `回执 ···· ${end} 在公布的选票里，记为“${choice}”。`,
  notCounted: '未找到这张票。',
  notThere: (end: string) => `回执 ···· ${end} 不在公布的选票里。请核对回执，仍未找到请保留它并联系客服。`,
  differs: '和你投的不一致。',
  differsAs: (end: string, choice: string, own: string) =>
    `回执 ···· ${end} 记为“${choice}”，本机记的是“${own}”。请保留回执并联系客服。`,
  same: '核对一致。',
  sameAs: (count: string, moment: string) => `${moment} 在本机核对了 ${count} 张，与公布的结果一致。`,
  other: '核对不一致。',
  otherAs: (count: string) => `公布的 ${count} 张选票与结果不一致，请联系客服。`,
  typeOther: '输入其他回执号',
  recount: '自己数一遍',
  reading: (parts: number) => `读取 ${parts} / 16`,
} as const

/** Texts of the sheet in which a receipt is typed. */
export const typedCopy = {
  title: '输入回执',
  label: '回执号',
  hint: `${receiptLength} 位字母和数字，空格不限`,
  wrong: `回执号是 ${receiptLength} 位，不含 I、O、0、1`,
  toCheck: '核对',
  toChange: '用它改票',
} as const
