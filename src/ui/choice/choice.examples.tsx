import type { Examples } from '../examples/examples'
import { ChoiceRow } from './choice'

const nothing = () => undefined

export const choiceExamples: Examples = {
  title: 'ChoiceRow',
  states: [
    {
      name: '单选，已选',
      draw: () => (
        <ChoiceRow kind='radio' on icon='wallet' note='可用 ¥1,055.40，够付' onPress={nothing}>
          余额
        </ChoiceRow>
      ),
    },
    {
      name: '单选，未选',
      draw: () => (
        <ChoiceRow kind='radio' on={false} icon='wechat' note='支付成功后立即到账' onPress={nothing}>
          微信支付
        </ChoiceRow>
      ),
    },
    {
      name: '不可选',
      draw: () => (
        <ChoiceRow kind='radio' on={false} disabled note='余额不够，差 12.40' onPress={nothing}>
          余额
        </ChoiceRow>
      ),
    },
    {
      name: '勾选',
      draw: () => (
        <ChoiceRow kind='checkbox' on onPress={nothing}>
          记住这个账号
        </ChoiceRow>
      ),
    },
    {
      name: '未勾',
      draw: () => (
        <ChoiceRow kind='checkbox' on={false} onPress={nothing}>
          记住这个账号
        </ChoiceRow>
      ),
    },
  ],
}
