import { grouped } from '@contract/digits'

export const copy = {
  chosenOnes: '已选的内容',
  chosen: (count: number) => `已选 ${grouped(count)} 条`,
  oneKind: '一次只能处理同一类',
  choosePage: '选中本页',
  unchoose: '取消选择',
  actCount: (label: string, count: number) => `${label} ${grouped(count)} 条`,
  others: (count: number) => `另有 ${grouped(count)} 条现在不能这样处理，保持不变。`,
  each: '逐条处理，每条都记入审计；有一条未处理，不影响其他。',
  states: { waits: '待处理', runs: '处理中', done: '已处理', refused: '未处理', unknown: '未收到结果' },
  ended: (done: number, rest: number) => (rest === 0 ? `已处理 ${done} 条` : `已处理 ${done} 条，未处理 ${rest} 条`),
  running: (done: number, all: number) => `${done} / ${all}`,
  meanwhile: (name: string, what: string) => `${name}已处理：${what}`,
  stop: '停止',
  goOn: (count: number) => `继续处理 ${count} 条`,
  close: '关闭',
  results: '逐条结果',
} as const
