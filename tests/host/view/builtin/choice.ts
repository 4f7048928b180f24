import { toggleAttribute } from '../dom'
import { type Live, liveOf, type Part, type Register } from './define'

const membersOf = (group: Element, tag: string): Live[] =>
  [...group.querySelectorAll(`wx-${tag}`)].flatMap((member) => liveOf(member) ?? [])

function createSwitch(part: Part, role: string) {
  const { dom } = part
  let on = false
  dom.setAttribute('role', role)
  return {
    isOn: () => on,
    setOn: (value: boolean) => {
      on = value
      toggleAttribute(dom, 'checked', value)
      dom.setAttribute('aria-checked', String(value))
    },
  }
}

function registerMember(register: Register, tag: 'checkbox' | 'radio'): void {
  register(tag, { value: String, checked: Boolean, disabled: Boolean, color: String, name: String }, (part) => {
    const state = createSwitch(part, tag)
    const press = (): void => {
      if (part.flag('disabled') || (tag === 'radio' && state.isOn())) return
      const group = part.dom.closest(`wx-${tag}-group`)
      if (tag === 'radio' && group !== null) membersOf(group, tag).forEach((member) => member.setOn?.(false))
      state.setOn(!state.isOn())
      liveOf(group)?.memberChanged?.()
    }
    part.onTap(press)
    return { ...state, press, changed: { checked: (value) => state.setOn(value === true) } }
  })
}

function registerGroup(register: Register, tag: 'checkbox' | 'radio'): void {
  register(`${tag}-group`, { name: String }, (part) => {
    const read = (): unknown => {
      const chosen = membersOf(part.dom, tag).filter((member) => member.isOn?.() === true)
      const values = chosen.map((member) => member.part.text('value'))
      return tag === 'radio' ? (values[0] ?? '') : values
    }
    const reset = (): void => membersOf(part.dom, tag).forEach((member) => member.setOn?.(false))
    return { field: { read, reset }, memberChanged: () => part.fire('change', { value: read() }) }
  })
}

/** `switch`, and `checkbox` and `radio` with their groups. */
export function registerChoices(register: Register): void {
  for (const tag of ['checkbox', 'radio'] as const) {
    registerMember(register, tag)
    registerGroup(register, tag)
  }
  register('switch', { checked: Boolean, disabled: Boolean, type: String, color: String, name: String }, (part) => {
    const state = createSwitch(part, 'switch')
    const show = (value: boolean): void => {
      state.setOn(value)
      part.dom.style.background = value ? part.text('color') : ''
    }
    const press = (): void => {
      if (part.flag('disabled')) return
      show(!state.isOn())
      part.fire('change', { value: state.isOn() })
    }
    part.onTap(press)
    return {
      press,
      field: { read: state.isOn, reset: () => show(false) },
      changed: { checked: (value) => show(value === true) },
    }
  })
}
