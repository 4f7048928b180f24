import { act } from 'react'
import { DaysField } from '../../src/kit/list/filters/days-field'
import { show } from '../support/show'

const changed = jest.fn()
const boxes = () => [...document.querySelectorAll('input')]
const calendars = () => document.querySelectorAll('.ant-picker-dropdown').length

beforeEach(() => changed.mockReset())

const draw = (value: string) =>
  show(<DaysField label='日期' value={value} onChange={changed} />, { roles: ['operator'] })

it('days are read in a field without a calendar, which comes when somebody enters it, open', async () => {
  const shown = await draw('2026-11-15~2026-11-17')
  expect(boxes().map((box) => [box.getAttribute('aria-label'), box.value])).toEqual([
    ['日期', '2026-11-15 → 2026-11-17'],
  ])
  expect(calendars()).toBe(0)
  act(() => boxes()[0]?.focus())
  await shown.settle()
  expect(boxes().map(({ value }) => value)).toEqual(['2026-11-15', '2026-11-17'])
  expect(calendars()).toBe(1)
  expect(document.activeElement).toBe(boxes()[0])
})

it('who has left the field before its calendar came is not called back', async () => {
  const shown = await draw('')
  act(() => {
    boxes()[0]?.focus()
    boxes()[0]?.blur()
  })
  await shown.settle()
  expect(boxes()).toHaveLength(2)
  expect([calendars(), document.activeElement]).toEqual([0, document.body])
})
