import type { Examples } from '../examples/examples'
import { Field, FieldBox } from './field'
import { SearchLine } from './search-line'

const nothing = () => undefined

export const fieldExamples: Examples = {
  title: 'Field',
  states: [
    {
      name: '空行，必填',
      draw: () => <Field label='标题' value='' placeholder='一句话说清卖什么' onChange={nothing} required />,
    },
    {
      name: '金额',
      draw: () => (
        <Field label='单价' kind='amount' value='7.20' unit='元 / 千克' onChange={nothing} hint='最高求购 6.50' />
      ),
    },
    {
      name: '出错',
      draw: () => <Field label='起售量' kind='count' value='50' onChange={nothing} error='起售量不能大于数量 40' />,
    },
    {
      name: '长文',
      draw: () => <Field label='说明' kind='long' value='' placeholder='成色、地点' onChange={nothing} />,
    },
    {
      name: '框',
      draw: () => (
        <FieldBox icon='tab-mine' label='区块编号' placeholder='任意城市的账号' value='' onChange={nothing} />
      ),
    },
    {
      name: '框，密码',
      draw: () => <FieldBox icon='key' label='创始密码' kind='secret' value='1234567890' onChange={nothing} />,
    },
    {
      name: '框，出错',
      draw: () => <FieldBox icon='tab-mine' label='区块编号' value='' onChange={nothing} error='请输入区块编号' />,
    },
    {
      name: '搜索行',
      draw: () => <SearchLine label='搜标题、地点、区块编号' q='' onSeek={nothing} />,
    },
    {
      name: '框，不可用',
      draw: () => <FieldBox icon='lock' label='区' value='3253 测试城' onChange={nothing} disabled />,
    },
  ],
}
