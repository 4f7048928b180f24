import type { Examples } from '@/ui/examples/examples'
import { RecordLine } from './record-line'

export const recordLineExamples: Examples = {
  title: 'RecordLine',
  states: [{ name: '有备案号', draw: () => <RecordLine no='京ICP备12345678号-1' /> }],
}
