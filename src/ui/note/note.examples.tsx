import { Button } from '../button/button'
import type { Examples } from '../examples/examples'
import { Note } from './note'

export const noteExamples: Examples = {
  title: 'Note',
  states: [
    { name: '说明', draw: () => <Note>每日 07:00 开市</Note> },
    {
      name: '你的资金',
      draw: () => (
        <Note tone='primary' icon='lock'>
          提交后 200.00 从收入转入冻结。
        </Note>
      ),
    },
    { name: '时间', draw: () => <Note tone='warning'>07:00 后开放购买和付款</Note> },
    {
      name: '有按钮',
      draw: () => (
        <Note
          tone='warning'
          end={
            <Button small kind='secondary' onPress={() => undefined}>
              提醒我
            </Button>
          }
        >
          每日 07:00 后开放购买和付款
        </Note>
      ),
    },
    {
      name: '出错',
      draw: () => (
        <Note tone='error' action={{ text: '去充值', onPress: () => undefined }}>
          余额不够，差 12.40。
        </Note>
      ),
    },
  ],
}
