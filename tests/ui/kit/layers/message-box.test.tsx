import { useState } from 'react'
import ReactTestUtil from '@tarojs/test-utils-react'
import { MessageBox, type MessageBoxProps } from '@/ui/message-box/message-box'
import type { MessageEvent } from '@/ui/message-box/message'
import { byRole, namesOf, overlay } from '../../support/press'

const screen = new ReactTestUtil()
let events: MessageEvent[] = []

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const show = (props: Omit<MessageBoxProps, 'onEvent'>) =>
  screen.mount(() => <MessageBox {...props} onEvent={(event) => events.push(event)} />, { props: {} })

afterEach(() => {
  screen.unmout()
  events = []
})

it('uses the given words when nothing else is said', async () => {
  await show({ type: 'confirm', content: '要继续吗' })
  expect(namesOf('alertdialog')).toEqual(['提示'])
  expect(namesOf('button')).toEqual(['关闭', '取消', '确定'])
})

it.each([
  ['ok', ['关闭', '确定']],
  ['confirm', ['关闭', '取消', '确定']],
  ['cancel', ['关闭', '取消']],
  ['info', ['关闭']],
] as const)('shows the buttons of type %s', async (type, buttons) => {
  await show({ type, content: '内容' })
  expect(namesOf('button')).toEqual(buttons)
})

it('reports confirm, cancel and close', async () => {
  await show({ type: 'confirm', content: '要继续吗' })
  for (const name of ['确定', '取消', '关闭']) screen.fireEvent.click(byRole('button', name))
  expect(events).toEqual(['confirm', 'cancel', 'close'])
})

it('closes by the overlay and by Escape', async () => {
  await show({ content: '内容' })
  screen.fireEvent.click(overlay())
  screen.fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(events).toEqual(['close', 'close'])
})

it('shows one button and no close mark when a block is set for transfer', async () => {
  await show({ type: 'confirm', content: '区块已设置转让，期间不能和它买卖' })
  expect(namesOf('button')).toEqual(['我知道了'])
})

it('draws the block of such a notice as a plate, and what can be done apart', async () => {
  await show({ content: '你的 128 区块已设置转让，期间不能用它投票。收回转让后马上恢复。' })
  const box = document.querySelector('[role=alertdialog]')
  expect(box?.querySelector('[class*=plate]')?.textContent).toBe('128')
  expect(box?.querySelector('[class*=strong]')?.textContent).toBe('区块已设置转让')
  expect(box?.querySelector('[class*=then]')?.textContent).toBe('收回转让后马上恢复。')
  expect(box?.textContent).toContain('你的 128 区块已设置转让，期间不能用它投票。')
})

it('reminds of the first purchase with back and forward', async () => {
  await show({ notice: 'first-purchase', content: '付款后先冻结' })
  expect(namesOf('alertdialog')).toEqual(['首次购买提醒'])
  screen.fireEvent.click(byRole('button', '再看看'))
  screen.fireEvent.click(byRole('button', '知道了，去付款'))
  expect(events).toEqual(['back', 'forward'])
})

it.each([{ notice: 'upgrading' } as const, {}])(
  'says that the interface is upgraded, with one button: %o',
  async (notice) => {
    await show({ type: 'confirm', content: '接口升级，马上就好', ...notice })
    expect(namesOf('alertdialog')).toEqual(['接口升级中'])
    expect(namesOf('button')).toEqual(['关闭'])
    screen.fireEvent.click(byRole('button', '关闭'))
    expect(events).toEqual(['close'])
  },
)

it('reports submit in place of confirm when the main button sends something off', async () => {
  await show({ type: 'confirm', content: '要提交吗', submitText: '提交申诉' })
  expect(namesOf('button')).toEqual(['关闭', '取消', '提交申诉'])
  screen.fireEvent.click(byRole('button', '提交申诉'))
  expect(events).toEqual(['submit'])
})

it('uses the texts it is given', async () => {
  await show({ type: 'confirm', title: '关闭求购？', content: '内容', confirmText: '关闭求购', cancelText: '再想想' })
  expect(namesOf('alertdialog')).toEqual(['关闭求购？'])
  expect(namesOf('button')).toEqual(['关闭', '再想想', '关闭求购'])
})

it('reports one event for one tap on 我知道了', async () => {
  await show({ content: '区块已设置转让，期间不能和它买卖' })
  screen.fireEvent.click(byRole('button', '我知道了'))
  expect(events).toEqual(['close'])
})

it('lets a second message wait until the first is gone', async () => {
  let close = (): void => undefined
  const Two = () => {
    const [isOpen, setOpen] = useState(true)
    close = () => setOpen(false)
    return (
      <>
        {isOpen && <MessageBox title='第一条' content='内容' onEvent={close} />}
        <MessageBox title='第二条' content='内容' onEvent={(event) => events.push(event)} />
      </>
    )
  }
  await screen.mount(Two, { props: {} })
  expect(namesOf('alertdialog')).toEqual(['第一条'])
  screen.fireEvent.click(byRole('button', '确定'))
  await screen.act(() => Promise.resolve())
  expect(namesOf('alertdialog')).toEqual(['第二条'])
  screen.fireEvent.click(byRole('button', '确定'))
  expect(events).toEqual(['confirm'])
})

it.each([
  [32, false],
  [33, true],
])('gives a text of %i characters the style for long texts: %s', async (length, long) => {
  await show({ content: '字'.repeat(length) })
  expect(document.querySelector('.body')?.classList.contains('long')).toBe(long)
})

it('takes the focus when it opens and gives it back when it goes', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  await show({ content: '内容' })
  await nextFrame()
  await nextFrame()
  expect(byRole('alertdialog', '提示').contains(document.activeElement)).toBe(true)
  screen.unmout()
  expect(document.activeElement).toBe(before)
  before.remove()
})
