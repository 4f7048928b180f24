import ReactTestUtil from '@tarojs/test-utils-react'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Input } from '@/platform/controls/controls'
import type { Figures } from '@contract/people/figures'
import { textBoxes, write } from '../support/write'

const screen = new ReactTestUtil()
const told: string[] = []
const confirm = jest.fn()

interface AmountProps {
  readonly figures?: Figures | undefined
  readonly most?: number | undefined
}

function Amount({ figures, most }: AmountProps) {
  const [value, set] = useState('')
  return (
    <Input
      value={value}
      figures={figures}
      {...(most !== undefined && { maxlength: most })}
      onInput={({ detail }) => {
        told.push(detail.value)
        set(detail.value.trim())
      }}
      onConfirm={confirm}
      {...a11y.describeInput('单价', false)}
    />
  )
}

async function show(figures?: Figures, most?: number) {
  await screen.mount(() => <Amount figures={figures} most={most} />, { props: {} })
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

it.each([
  ['七个字的标题呀', '七个字的标题呀'],
  ['七个字的标题呀八', '七个字的标题呀'],
  ['五个字的题🇨🇳', '五个字的题'],
  ['四个字的👨‍👩‍👧', '四个字的'],
  ['六个字标题吧👍🏽', '六个字标题吧'],
])('takes of %j what has room in seven, without half a sign: %j', async (typed, kept) => {
  const box = await show(undefined, 7)
  screen.act(() => write(box, typed))
  expect([told, box.value]).toEqual([[kept], kept])
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
  ['amount', '１２。５０', '12.50'],
  ['amount', '12。50', '12.50'],
  ['amount', '1.2.3', '1.2.3'],
  ['count', '12.5', '12.5'],
  ['code', '1280 0000 0000 0128', '1280000000000128'],
  ['mobile', '\u202a+86 138-0013-8000\u202c', '13800138000'],
] as const)('tells of a box for %s with %j that it says %j, and shows that', async (figures, typed, said) => {
  const box = await show(figures)
  screen.act(() => write(box, typed))
  expect(told).toEqual([said])
  expect(box.value).toBe(said)
})

it('shows what it reads also where its owner has nothing new, with the caret before what it stood before', async () => {
  const box = await show('code')
  screen.act(() => write(box, '12'))
  box.value = '1 2'
  box.setSelectionRange(2, 2)
  screen.fireEvent.input(box)
  expect(box.value).toBe('12')
  expect(box.selectionStart).toBe(1)
})
