import { inRowWords } from '@contract/mayor/in-row'
import type { CandidateState } from '@contract/mayor/transitions'

export const candidateNames: Readonly<Record<CandidateState, string>> = {
  standing: '参选',
  quit: '退出',
  struck: '除名',
}

const inRowText = (most: number): string => (most === 0 ? '连任不限' : inRowWords.rule(most))

export const copy = {
  title: '选举',
  note: '开票前只知道有多少人投了，谁的票数都看不到',
  q: '编号',
  state: '状态',
  no: '编号',
  term: '届',
  termNo: (no: number) => `第 ${no} 届`,
  announcedAt: '宣布',
  nominateFrom: '报名',
  voteFrom: '投票开始',
  voteTo: '投票截止',
  candidates: '候选人',
  turnout: '已投',
  turnoutOf: (voted: number, census: number | null) => (census === null || census === 0 ? '' : `${voted} / ${census}`),
  winner: '当选',
  none: '还没有候选人',
  announce: '宣布选举',
  announceSure: (area: string) => `在${area}宣布市长选举`,
  announced: '已宣布',
  announceNote: (people: number) => `宣布后按日程自动报名、投票和开票，${people} 人会收到通知。`,
  rule: '连任',
  inRow: inRowText,
  ruleOf: (area: string, most: number) => `${area}：市长${inRowText(most)}`,
  setRule: '设置连任',
  mostInRow: '最多连续任职几届',
  mostNote: '0 为不限。满届的人隔一届可再参选。',
  ruleReason: '为什么改，写进审计',
  ruleHint: '对以后宣布的选举有效，已宣布的不变。',
  save: '保存',
  asked: (reason: string) => `有人提请除名：${reason}`,
  struck: (reason: string) => `除名：${reason}`,
  strike: '除名',
  reason: '理由，所有人可见',
  hint: '除名要两位运营：一人提请，另一人同意。',
  askStrike: '提请除名',
  sure: (no: number, name: string) => `提请除名：${no} 号 ${name}`,
  rollNote: '只有谁投过，没有投了什么；每次查看都记入审计。',
} as const
