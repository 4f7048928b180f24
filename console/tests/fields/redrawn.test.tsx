import type { ReactElement } from 'react'
import { act, useReducer, useState } from 'react'
import { dayMs } from '@contract/durations'
import { fullMoment } from '@contract/moments'
import { DayPicker } from '../../src/kit/fields/day-picker'
import { MomentField } from '../../src/kit/fields/moment-field'
import Calendar from '../../src/kit/list/filters/calendar'
import { show } from '../support/show'

const first = Date.parse('2026-12-01T07:04:00+08:00')
let redraw = (): void => undefined

interface HeldProps<Value> {
  readonly initial: Value
  readonly draw: (value: Value, onChange: (value: Value) => void) => ReactElement
}

/** A form around a field, which is drawn again for reasons of its own. */
function Held<Value>({ initial, draw }: HeldProps<Value>) {
  const [value, setValue] = useState<Value>(initial)
  const [, again] = useReducer((count: number) => count + 1, 0)
  redraw = again
  return draw(value, setValue)
}

const box = () => {
  const found = document.querySelector('input')
  if (!found) throw new Error('no field')
  return found
}

/** Types into the first field; the form is drawn again before the field is left. */
async function typeWhileRedrawn(part: ReactElement, text: string): Promise<string> {
  const shown = await show(part, { roles: ['operator'] })
  act(() => box().focus())
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, box())
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(redraw)
  await shown.settle()
  act(() => void box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })))
  await shown.settle()
  return box().value
}

it('a moment that is typed while its form is drawn again is taken', async () => {
  const text = fullMoment(first + 2 * dayMs)
  const field = (
    <Held<number | null>
      initial={first}
      draw={(value, onChange) => <MomentField label='发送' value={value} onChange={onChange} />}
    />
  )
  expect(await typeWhileRedrawn(field, text)).toBe(text)
})

it('so is a day', async () => {
  const field = (
    <Held<string>
      initial='2026-12-01'
      draw={(value, onChange) => <DayPicker label='日期' value={value} onChange={onChange} />}
    />
  )
  expect(await typeWhileRedrawn(field, '2026-12-03')).toBe('2026-12-03')
})

it('so is the first of some days', async () => {
  const field = (
    <Held<string>
      initial='2026-11-15~2026-11-17'
      draw={(value, onChange) => <Calendar label='日期' value={value} isOpened={false} onChange={onChange} />}
    />
  )
  expect(await typeWhileRedrawn(field, '2026-11-12')).toBe('2026-11-12')
})
