import type { Examples } from '../examples/examples'
import { TextArea } from './text-area'

const nothing = () => undefined
const text = '去年秋收的五常香米，真空分装，每袋 2 千克。周末可送到南桥便民点。'

export const textAreaExamples: Examples = {
  title: 'TextArea',
  states: [
    { name: '空', draw: () => <TextArea label='说明' value='' placeholder='成色、地点' onChange={nothing} /> },
    { name: '有字', draw: () => <TextArea label='说明' value={text} onChange={nothing} /> },
    {
      name: '带名称',
      draw: () => <TextArea isLabelled label='交付说明' value='' placeholder='放在哪里' onChange={nothing} />,
    },
    { name: '满', draw: () => <TextArea label='说明' value={text} maxLength={text.length} onChange={nothing} /> },
    { name: '出错', draw: () => <TextArea label='说明' value='' onChange={nothing} error='说明必填' /> },
  ],
}
