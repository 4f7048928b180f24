import type { Examples } from '../examples/examples'
import { FieldBox } from '../field/field'
import { Dialog } from './dialog'

const nothing = () => undefined

export const dialogExamples: Examples = {
  title: 'Dialog',
  overlay: true,
  states: [
    {
      name: '有输入',
      draw: () => (
        <Dialog title='改昵称' onClose={nothing} act={{ text: '改为 麦田', onPress: nothing }}>
          <FieldBox label='昵称' value='麦田' onChange={nothing} />
        </Dialog>
      ),
    },
    {
      name: '不可提交',
      draw: () => (
        <Dialog title='改昵称' onClose={nothing} act={{ text: '改昵称', onPress: nothing, disabled: '先填昵称' }}>
          <FieldBox label='昵称' value='' onChange={nothing} />
        </Dialog>
      ),
    },
    {
      name: '只看',
      draw: () => (
        <Dialog title='扩容说明' onClose={nothing}>
          每扩一格，多卖一件。
        </Dialog>
      ),
    },
  ],
}
