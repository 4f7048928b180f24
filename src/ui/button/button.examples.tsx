import type { Examples } from '../examples/examples'
import { Button } from './button'

const nothing = () => undefined

export const buttonExamples: Examples = {
  title: 'Button',
  states: [
    { name: '主按钮', draw: () => <Button onPress={nothing}>付款 ¥34.00</Button> },
    {
      name: '提交中',
      draw: () => (
        <Button onPress={nothing} loading='付款中'>
          付款 ¥34.00
        </Button>
      ),
    },
    {
      name: '不可用',
      draw: () => (
        <Button onPress={nothing} disabled='余额不够，差 12.40'>
          付款 ¥34.00
        </Button>
      ),
    },
    {
      name: '未开市',
      draw: () => (
        <Button onPress={nothing} icon='clock' disabled='07:00 开 · 02:14:36'>
          付款
        </Button>
      ),
    },
    {
      name: '次按钮',
      draw: () => (
        <Button onPress={nothing} kind='secondary'>
          看区块
        </Button>
      ),
    },
    {
      name: '危险',
      draw: () => (
        <Button onPress={nothing} kind='danger'>
          拒绝订单
        </Button>
      ),
    },
    {
      name: '文字',
      draw: () => (
        <Button onPress={nothing} kind='text'>
          找回密码
        </Button>
      ),
    },
    {
      name: '行内',
      draw: () => (
        <Button onPress={nothing} small>
          买
        </Button>
      ),
    },
    {
      name: '行内次',
      draw: () => (
        <Button onPress={nothing} small kind='secondary'>
          管理
        </Button>
      ),
    },
    {
      name: '行内危险',
      draw: () => (
        <Button onPress={nothing} small kind='danger'>
          拒绝
        </Button>
      ),
    },
    {
      name: '行内不可用',
      draw: () => (
        <Button onPress={nothing} small disabled='已预订 12:31'>
          买
        </Button>
      ),
    },
  ],
}
