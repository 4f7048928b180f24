import type { Examples } from '../examples/examples'
import { Screen } from './screen'

export const screenExamples: Examples = {
  title: 'Screen',
  overlay: true,
  states: [
    {
      name: '内页',
      draw: () => (
        <Screen title='订单' subtitle='D261120-0047' plate={128}>
          内容
        </Screen>
      ),
    },
    { name: '标签页', draw: () => <Screen tab>内容</Screen> },
    { name: '游客', draw: () => <Screen title='资金明细'>内容</Screen> },
  ],
}
