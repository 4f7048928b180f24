import { grouped } from '@contract/digits'

export const copy = {
  chosenOnes: '已选的内容',
  chosen: (count: number) => `已选 ${grouped(count)} 条`,
  oneKind: '一次只能处理同一类',
  choosePage: '选中本页',
  unchoose: '取消选择',
  actCount: (label: string, count: number) => `${label} ${grouped(count)} 条`,
  others: (count: number) => `另外 ${grouped(count)} 条现在不能这样处理，不动。`,
  each: '逐条处理，各记入审计；一条没办成，不影响别的。',
  states: { waits: '还没办', runs: '正在办', done: '已办', refused: '没办', unknown: '不知道办没办' },
  ended: (done: number, rest: number) => (rest === 0 ? `已办 ${done} 条` : `已办 ${done} 条，没办 ${rest} 条`),
  running: (done: number, all: number) => `${done} / ${all}`,
  meanwhile: (name: string, what: string) => `${name}已处理：${what}`,
  stop: '停在这里',
  goOn: (count: number) => `接着办 ${count} 条`,
  close: '关闭',
  results: '每条的结果',
} as const
