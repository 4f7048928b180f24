import ReactTestUtil from '@tarojs/test-utils-react'
import { useState } from 'react'
import { CheckList, RadioList } from '@/ui/choice-list/choice-list'
import { SelectRow } from '@/ui/select-row/select-row'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import { byRole, namesOf } from '../support/press'

jest.setTimeout(30_000)

const screen = new ReactTestUtil()
const items = [
  { id: 'a', text: '南桥' },
  { id: 'b', text: '北门' },
  { id: 'c', text: '东门', disabled: true },
]
let seen: unknown[] = []

function All() {
  const [one, setOne] = useState<string>()
  const [many, setMany] = useState<readonly string[]>([])
  const [unit, setUnit] = useState<string>()
  const [on, setOn] = useState(false)
  seen = [one, many, unit, on]
  return (
    <>
      <RadioList label='取货' items={items} chosen={one} onPick={setOne} />
      <CheckList label='送货' items={items} chosen={many} onChange={setMany} />
      <SelectRow label='单位' items={items} chosen={unit} onPick={setUnit} required />
      <SwitchRow on={on} onChange={setOn}>
        提醒
      </SwitchRow>
    </>
  )
}

const press = async (role: string, name: string) => {
  screen.fireEvent.click(byRole(role, name))
  await screen.act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
}

beforeEach(() => screen.mount(All, { props: {} }))
afterEach(() => screen.unmout())

it('chooses one of several, and not what cannot be chosen', async () => {
  await press('radio', '北门')
  await press('radio', '东门')
  expect(seen[0]).toBe('b')
  expect(byRole('radio', '北门').getAttribute('aria-checked')).toBe('true')
  expect(namesOf('radiogroup')).toEqual(['取货'])
})

it('chooses any number, in the order of the rows, and takes them back', async () => {
  await press('checkbox', '北门')
  await press('checkbox', '南桥')
  expect(seen[1]).toEqual(['a', 'b'])
  await press('checkbox', '北门')
  expect(seen[1]).toEqual(['a'])
})

it('opens a sheet of choices, and shows what was chosen', async () => {
  await press('button', '单位，必填，请选择')
  expect(namesOf('dialog')).toEqual(['单位'])
  const inSheet = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="radio"]')]
  const north = inSheet[1]
  if (!north) throw new Error('no choice')
  screen.fireEvent.click(north)
  await screen.act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
  expect(seen[2]).toBe('b')
  expect(namesOf('dialog')).toEqual([])
  expect(namesOf('button')).toContain('单位，必填，北门')
})

it('turns on and off', async () => {
  await press('switch', '提醒')
  expect(seen[3]).toBe(true)
  await press('switch', '提醒')
  expect(seen[3]).toBe(false)
})
