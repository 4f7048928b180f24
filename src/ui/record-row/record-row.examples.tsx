import { fen } from '@contract/money'
import type { Examples } from '../examples/examples'
import { Tag } from '../tag/tag'
import { RecordRow } from './record-row'

export const recordRowExamples: Examples = {
  title: 'RecordRow',
  states: [
    {
      name: '进',
      draw: () => (
        <RecordRow what='充值' amount={fen(20000)} sign='in' when='11-21 08:02 · 微信' balance={fen(128640)} />
      ),
    },
    {
      name: '出',
      draw: () => (
        <RecordRow what='付款转冻结 · 新米' amount={fen(3400)} sign='out' when='11-20 09:20' balance={fen(102140)} />
      ),
    },
    {
      name: '带状态',
      draw: () => (
        <RecordRow what='提现' amount={fen(20000)} when='11-20 09:20' state={<Tag tone='primary'>处理中</Tag>} />
      ),
    },
  ],
}
