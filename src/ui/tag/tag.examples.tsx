import type { Examples } from '../examples/examples'
import { Tag } from './tag'

export const tagExamples: Examples = {
  title: 'Tag',
  states: [
    { name: '处理中', draw: () => <Tag tone='primary'>处理中</Tag> },
    { name: '已到账', draw: () => <Tag tone='success'>已到账</Tag> },
    { name: '待核对', draw: () => <Tag tone='warning'>待核对</Tag> },
    { name: '已驳回', draw: () => <Tag tone='error'>已驳回</Tag> },
    { name: '已撤回', draw: () => <Tag>已撤回</Tag> },
  ],
}
