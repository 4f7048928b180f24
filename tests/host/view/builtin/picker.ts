import { append } from '../dom'
import type { Part, Register } from './define'

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function addButton(box: HTMLElement, name: string, words: string, press: () => void): void {
  const button = append(box, 'button')
  button.className = `host-picker-${name}`
  button.textContent = words
  button.addEventListener('click', press)
}

function drawChoices(part: Part, box: HTMLElement, finish: (value: unknown) => void): void {
  const range: unknown = part.raw('range')
  const key = part.text('rangeKey')
  const items: readonly unknown[] = Array.isArray(range) ? range : []
  items.forEach((item, index) => {
    const words: unknown = isBag(item) ? item[key] : item
    addButton(box, 'item', String(words), () => finish(index))
  })
}

/** Several columns as one list each, chosen together. */
function drawColumns(part: Part, box: HTMLElement, finish: (value: unknown) => void): void {
  const range: unknown = part.raw('range')
  const given: unknown = part.raw('value')
  const chosen: number[] = Array.isArray(given) ? given.map(Number) : []
  const columns: readonly unknown[] = Array.isArray(range) ? range : []
  columns.forEach((column, place) => {
    const select = append(box, 'select')
    const items: readonly unknown[] = Array.isArray(column) ? column : []
    items.forEach((item) => (append(select, 'option').textContent = String(item)))
    select.selectedIndex = chosen[place] ?? 0
    select.addEventListener('change', () => {
      chosen[place] = select.selectedIndex
      part.fire('columnchange', { column: place, value: select.selectedIndex })
    })
  })
  addButton(box, 'ok', '确定', () => finish(columns.map((_, place) => chosen[place] ?? 0)))
}

function drawMoment(part: Part, box: HTMLElement, finish: (value: unknown) => void): void {
  const input = append(box, 'input')
  const byMonth = part.text('fields') === 'month'
  input.type = part.text('mode') === 'time' ? 'time' : byMonth ? 'month' : 'date'
  input.value = part.text('value')
  addButton(box, 'ok', '确定', () => finish(input.value))
}

function open(part: Part): HTMLElement {
  const box = append(document.body, 'div')
  box.className = 'host-picker'
  const finish = (value: unknown): void => {
    box.remove()
    part.fire('change', { value })
  }
  const mode = part.text('mode')
  if (mode === 'selector') drawChoices(part, box, finish)
  else if (mode === 'multiSelector') drawColumns(part, box, finish)
  else drawMoment(part, box, finish)
  addButton(box, 'cancel', '取消', () => {
    box.remove()
    part.fire('cancel', {})
  })
  return box
}

/** `picker`: one list, several columns, a date, a month or a time. Regions are not drawn. */
export function registerPicker(register: Register): void {
  const mode = { type: String, value: 'selector' }
  const props = {
    mode,
    range: null,
    rangeKey: String,
    value: null,
    disabled: Boolean,
    start: String,
    end: String,
    fields: String,
    headerText: String,
    name: String,
  }
  register('picker', props, (part) => {
    let box: HTMLElement | undefined
    part.onTap(() => {
      if (part.flag('disabled') || box?.isConnected === true) return
      box = open(part)
    })
    return { field: { read: () => part.raw('value'), reset: () => undefined } }
  })
}
