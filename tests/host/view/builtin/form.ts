import { append } from '../dom'
import { type Live, liveOf, type Register } from './define'

const labelled = 'wx-checkbox,wx-radio,wx-switch,wx-input,wx-textarea,wx-button'

/** `form`, `label` and `slider`. */
export function registerForm(register: Register): void {
  register('form', { reportSubmit: Boolean, name: String }, (part) => {
    const named = (): Live[] =>
      [...part.dom.querySelectorAll('*')]
        .flatMap((element) => liveOf(element) ?? [])
        .filter((one) => one.field !== undefined && one.part.text('name') !== '')
    return {
      submit: () => {
        const value = Object.fromEntries(named().map((one) => [one.part.text('name'), one.field?.read()]))
        part.fire('submit', { value, formId: '' })
      },
      reset: () => {
        named().forEach((one) => one.field?.reset())
        part.fire('reset', {})
      },
    }
  })
  register('label', { for: String }, (part) => {
    part.onTap((tapped) => {
      const id = part.text('for')
      const target = id === '' ? part.dom.querySelector(labelled) : document.getElementById(id)
      if (target === null || (tapped !== undefined && target.contains(tapped))) return
      liveOf(target)?.press?.()
    })
    return {}
  })
  const limits = {
    min: { type: Number, value: 0 },
    max: { type: Number, value: 100 },
    step: { type: Number, value: 1 },
  }
  register('slider', { ...limits, value: Number, disabled: Boolean, name: String }, (part) => {
    const range = append(part.dom, 'input')
    range.type = 'range'
    range.style.width = '100%'
    range.addEventListener('input', () => part.fire('changing', { value: range.valueAsNumber }))
    range.addEventListener('change', () => part.fire('change', { value: range.valueAsNumber }))
    const set = (name: 'min' | 'max' | 'step' | 'value') => (value: unknown) => void (range[name] = String(value))
    return {
      field: { read: () => range.valueAsNumber, reset: () => void (range.value = range.min) },
      changed: { min: set('min'), max: set('max'), step: set('step'), value: set('value') },
    }
  })
}
