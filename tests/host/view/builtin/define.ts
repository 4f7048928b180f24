import type { ComponentSpace, Element as EaselElement, GeneralComponentDefinition } from 'glass-easel'
import type { Bag } from '../../protocol'
import { textOf } from '../../text'
import { domOf, toggleAttribute } from '../dom'
import { describeTarget } from '../events'
import { addHover } from './hover'

/** A property's type, or its type and its value while the app gives none. `null` takes anything. */
type Kind = StringConstructor | NumberConstructor | BooleanConstructor | null
export type Prop = Kind | { readonly type: Kind; readonly value: unknown }

/** One attached built-in component, as its own code sees it. */
export interface Part {
  readonly dom: HTMLElement
  readonly text: (name: string) => string
  readonly number: (name: string) => number
  readonly flag: (name: string) => boolean
  readonly raw: (name: string) => unknown
  /** Fires the component's own event; it does not bubble, as on the platform. */
  readonly fire: (name: string, detail: Bag) => void
  readonly onTap: (listener: (target: Element | undefined) => void) => void
  /** An event's data about its target. */
  readonly describe: () => Bag
}

/** The value of a form field. */
export interface Field {
  readonly read: () => unknown
  readonly reset: () => void
}

/** What a component does with its properties and what others may ask of it. */
export interface Behaviour {
  /** Called with each new value, and once when the component is attached. */
  readonly changed?: Readonly<Record<string, (value: unknown) => void>>
  readonly field?: Field
  /** What a tap on its label does. */
  readonly press?: () => void
  /** Checkbox and radio: whether it is chosen. */
  readonly isOn?: () => boolean
  readonly setOn?: (on: boolean) => void
  /** Group: tells that a member changed. Form: `submit` and `reset`. */
  readonly memberChanged?: () => void
  readonly submit?: () => void
  /** The element left the page. */
  readonly removed?: () => void
  readonly reset?: () => void
}

export interface Live extends Behaviour {
  readonly part: Part
}

const live = new WeakMap<Element, Live>()

/** The component behind a DOM element, if it is a built-in one. */
export const liveOf = (element: Element | null | undefined): Live | undefined =>
  element === null || element === undefined ? undefined : live.get(element)

const ariaNames = ['Label', 'Hidden', 'Live', 'Disabled', 'Checked', 'Selected', 'Expanded', 'Modal', 'Describedby']

/** Properties that every component has. */
const sharedProps: Readonly<Record<string, Prop>> = {
  hidden: Boolean,
  hoverClass: String,
  hoverStartTime: { type: Number, value: 50 },
  hoverStayTime: { type: Number, value: 400 },
  ariaRole: String,
  ...Object.fromEntries(ariaNames.map((name) => [`aria${name}`, null])),
}

const shared = (dom: HTMLElement): NonNullable<Behaviour['changed']> => ({
  hidden: (value) => toggleAttribute(dom, 'hidden', value),
  // The platform reads out `aria-role`; browsers, and so the tests, know the same thing as `role`.
  ariaRole: (value) => (value === '' ? undefined : dom.setAttribute('role', String(value))),
  ...Object.fromEntries(
    ariaNames.map((name) => [
      `aria${name}`,
      (value: unknown) =>
        toggleAttribute(dom, `aria-${name.toLowerCase()}`, typeof value === 'boolean' ? String(value) : value),
    ]),
  ),
})

export type Register = (tag: string, props: Readonly<Record<string, Prop>>, setup?: (part: Part) => Behaviour) => void

export type Registered = Map<string, GeneralComponentDefinition>

interface EaselInstance {
  readonly data: Bag
  readonly triggerEvent: (name: string, detail: Bag, options: { bubbles: boolean; composed: boolean }) => void
}

function createPart(owner: EaselElement & EaselInstance, dom: HTMLElement): Part {
  const raw = (name: string): unknown => owner.data[name]
  return {
    dom,
    raw,
    text: (name) => textOf(raw(name)),
    number: (name) => Number(raw(name)),
    flag: (name) => raw(name) === true,
    fire: (name, detail) => owner.triggerEvent(name, detail, { bubbles: false, composed: false }),
    onTap: (listener) => owner.addListener('tap', (event) => void listener(domOf(event.target))),
    describe: () => describeTarget(owner),
  }
}

/** Makes the function that the subjects register their components with. */
export function createRegister(space: ComponentSpace): {
  readonly register: Register
  readonly registered: Registered
} {
  const registered: Registered = new Map()
  const register: Register = (tag, props, setup = () => ({})) => {
    const reactions = new WeakMap<object, NonNullable<Behaviour['changed']>>()
    const all = { ...sharedProps, ...props }
    const properties = Object.fromEntries(
      Object.entries(all).map(([name, prop]) => {
        const shape = prop === null || typeof prop === 'function' ? { type: prop } : prop
        const observer = function (this: object, value: unknown): void {
          reactions.get(this)?.[name]?.(value)
        }
        return [name, { ...shape, observer }]
      }),
    )
    const definition = space.defineComponent({
      is: `host://${tag}`,
      options: { hostNodeTagName: `wx-${tag}` },
      properties,
      lifetimes: {
        attached(this: EaselElement & EaselInstance) {
          const dom = domOf(this)
          if (dom === undefined) return
          const part = createPart(this, dom)
          const behaviour = setup(part)
          const changed = { ...shared(dom), ...behaviour.changed }
          live.set(dom, { ...behaviour, part })
          addHover(part)
          for (const [name, react] of Object.entries(changed)) react(part.raw(name))
          reactions.set(this, changed)
        },
        detached(this: EaselElement & EaselInstance) {
          liveOf(domOf(this))?.removed?.()
        },
      },
    })
    registered.set(tag, definition.general())
  }
  return { register, registered }
}
