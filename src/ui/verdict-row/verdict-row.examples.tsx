import type { Examples } from '../examples/examples'
import { VerdictRow } from './verdict-row'

const nothing = () => undefined

export const verdictRowExamples: Examples = {
  title: 'VerdictRow',
  states: [
    { name: '同意', draw: () => <VerdictRow blockNo={3021} nickName='麦田' verdict='agree' note='11-21 09:12' /> },
    {
      name: '不同意',
      draw: () => <VerdictRow blockNo={77} nickName='一个名字特别特别长的邻居' verdict='disagree' note='价格太高' />,
    },
    { name: '未表态', draw: () => <VerdictRow blockNo={96} nickName='南桥' verdict='open' /> },
    {
      name: '轮到我',
      draw: () => <VerdictRow blockNo={128} nickName='巷口的猫' verdict='open' isMine onDecide={nothing} />,
    },
  ],
}
