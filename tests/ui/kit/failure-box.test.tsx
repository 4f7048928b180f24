import ReactTestUtil from '@tarojs/test-utils-react'
import type { FailureBoxProps } from '@/ui/message-box/failure-box'
import { FailureBox } from '@/ui/message-box/failure-box'
import { byRole, namesOf } from '../support/press'

const screen = new ReactTestUtil()
let done: string[] = []

const show = (failure: FailureBoxProps['failure'], steps: FailureBoxProps['steps'] = {}) =>
  screen.mount(() => <FailureBox failure={failure} steps={steps} onHide={() => done.push('hidden')} />, { props: {} })

afterEach(() => {
  screen.unmout()
  done = []
})

it('offers the next step, and takes it when it is pressed', async () => {
  await show({ text: '服务器繁忙，没有扣款', step: 'retry' }, { retry: () => done.push('again') })
  expect(namesOf('button')).toEqual(['关闭', '关闭', '重试'])
  screen.fireEvent.click(byRole('button', '重试'))
  expect(done).toEqual(['hidden', 'again'])
})

it('says the words of its own that a failure brings', async () => {
  await show({ text: '超出可购数量', step: 'edit', next: '改数量' }, { edit: () => done.push('looked again') })
  screen.fireEvent.click(byRole('button', '改数量'))
  expect(done).toEqual(['hidden', 'looked again'])
})

it('does not offer a step that means nothing on its screen', async () => {
  await show({ text: '刚刚有变化', step: 'reload' })
  expect(namesOf('button')).toEqual(['我知道了'])
})

it('offers everywhere what leads to another page', async () => {
  await show({ text: '余额不够', step: 'recharge' })
  expect(namesOf('button')).toContain('去充值')
})

it('leads back to the form when it is the form that must change', async () => {
  await show({ text: '填写有误', step: 'edit' })
  expect(namesOf('button')).toEqual(['去修改'])
  screen.fireEvent.click(byRole('button', '去修改'))
  expect(done).toEqual(['hidden'])
})

it('shows the state of now after a notice of transfer, whose one button is all there is to press', async () => {
  const text = '你的 128 区块已设置转让，期间不能用它投票。'
  await show({ text, step: 'reload' }, { reload: () => done.push('looked again') })
  expect(namesOf('button')).toEqual(['我知道了'])
  screen.fireEvent.click(byRole('button', '我知道了'))
  expect(done).toEqual(['hidden', 'looked again'])
})
