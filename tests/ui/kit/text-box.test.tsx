import ReactTestUtil from '@tarojs/test-utils-react'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Input } from '@/platform/controls/controls'
import { textBoxes, write } from '../support/write'

const screen = new ReactTestUtil()
const told: string[] = []
const confirm = jest.fn()

function Amount({ keyboard }: { readonly keyboard?: 'numeric' | 'decimal' }) {
  const [value, set] = useState('')
  return (
    <Input
      value={value}
      onInput={({ detail }) => {
        told.push(detail.value)
        set(detail.value.trim())
      }}
      onConfirm={confirm}
      {...a11y.describeInput('单价', false, { keyboard })}
    />
  )
}

async function show(keyboard?: 'numeric' | 'decimal') {
  await screen.mount(() => <Amount {...(keyboard && { keyboard })} />, { props: {} })
  const box = textBoxes()[0]
  if (!box) throw new Error('no text box')
  return box
}

beforeEach(() => {
  told.length = 0
  confirm.mockReset()
})
afterEach(() => {
  screen.unmout()
})

it('shows what its owner makes of the text', async () => {
  const box = await show()
  screen.act(() => write(box, ' 米 '))
  expect(told).toEqual([' 米 '])
  expect(box.value).toBe('米')
})

it('leaves a composition alone, and tells its text once it is done', async () => {
  const box = await show()
  screen.fireEvent.compositionStart(box)
  screen.act(() => write(box, "xiang'm"))
  expect(told).toEqual([])
  expect(box.value).toBe("xiang'm")
  box.value = '香米'
  screen.fireEvent.compositionEnd(box)
  expect(told).toEqual(['香米'])
  expect(box.value).toBe('香米')
})

it('goes on by Enter, but not by the Enter that ends a composition', async () => {
  const box = await show()
  screen.fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(confirm).not.toHaveBeenCalled()
  screen.fireEvent.keyDown(box, { key: 'Enter' })
  expect(confirm).toHaveBeenCalledTimes(1)
})

it.each([
  ['numeric', '', '5', true],
  ['numeric', '', '.', false],
  ['decimal', '7', '.', true],
  ['decimal', '7.2', '.', false],
  ['decimal', '7', '元', false],
] as const)('of a %s keyboard with %p takes %p: %p', async (keyboard, before, data, isTaken) => {
  const box = await show(keyboard)
  box.value = before
  const press = new KeyboardEvent('keypress', { which: data.charCodeAt(0), bubbles: true, cancelable: true })
  expect(box.dispatchEvent(press)).toBe(isTaken)
})
