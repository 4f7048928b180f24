import { fen } from '@contract/money'
import { Button } from '../button/button'
import type { Examples } from '../examples/examples'
import { Yuan } from '../yuan/yuan'
import { BottomBar } from './bottom-bar'

const nothing = () => undefined

export const bottomBarExamples: Examples = {
  title: 'BottomBar',
  states: [
    {
      name: '一个按钮',
      draw: () => (
        <BottomBar>
          <Button onPress={nothing}>付款 ¥34.00</Button>
        </BottomBar>
      ),
    },
    {
      name: '另有动作',
      draw: () => (
        <BottomBar
          actions={[
            { icon: 'clock', text: '延长', onPress: nothing },
            { icon: 'close', text: '申请取消', onPress: nothing },
            { icon: 'gavel', text: '纠纷', onPress: nothing },
          ]}
        >
          <Button onPress={nothing}>确认收货</Button>
        </BottomBar>
      ),
    },
    {
      name: '带合计',
      draw: () => (
        <BottomBar summary={<Yuan fen={fen(3366)} size='m' />}>
          <Button onPress={nothing}>上架</Button>
        </BottomBar>
      ),
    },
    {
      name: '未开市',
      draw: () => (
        <BottomBar isTall summary='合计 340.00'>
          <Button onPress={nothing} icon='clock' disabled='07:00 开市，还剩 2 小时 14 分'>
            付款
          </Button>
        </BottomBar>
      ),
    },
  ],
}
