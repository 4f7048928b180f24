import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { TextBoxProps } from './types'

interface Changed {
  readonly currentTarget: { readonly value: string }
}

interface Written extends Changed {
  readonly data: string
  readonly preventDefault: () => void
}

type Element = HTMLInputElement | HTMLTextAreaElement

/** Not read here: given through `a11y.describeInput`. */
interface Described {
  readonly inputMode?: 'numeric' | 'decimal'
}

/** Whether a box for figures accepts the text about to be entered: digits, and one point in an amount. */
function takes(mode: Described['inputMode'], { data, currentTarget }: Written): boolean {
  if (mode === undefined || /\d/.test(data)) return true
  return mode === 'decimal' && data === '.' && !currentTarget.value.includes('.')
}

/** Taro's elements move their children when they first draw, and a moved element loses the focus, so it is set after that. */
function afterFirstDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/**
 * What a browser's text box needs to behave like Taro's. While an input method composes, the box keeps its own text, because writing to it
 * would break the composition. Returns its properties.
 */
export function useTextBox({
  value,
  placeholderClass: _,
  maxlength: maxLength = 140,
  focus = false,
  onInput,
  onConfirm,
  ...rest
}: TextBoxProps & Described) {
  const box = useRef<Element | null>(null)
  const isComposing = useRef(false)
  const wasDrawn = useRef(false)
  useLayoutEffect(() => {
    if (box.current && box.current.value !== value && !isComposing.current) box.current.value = value
  })
  useEffect(() => {
    const take = () => box.current?.focus()
    if (focus && wasDrawn.current) take()
    else if (focus) afterFirstDrawing(take)
    wasDrawn.current = true
  }, [focus])
  const tell = (event: Changed) => {
    if (!isComposing.current) onInput({ detail: { value: event.currentTarget.value } })
  }
  return {
    ...rest,
    ref: (element: Element | null) => {
      box.current = element
    },
    defaultValue: value,
    maxLength,
    onInput: tell,
    onBeforeInput: (event: Written) => {
      if (!takes(rest.inputMode, event)) event.preventDefault()
    },
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: (event: Changed) => {
      isComposing.current = false
      tell(event)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) onConfirm?.()
    },
  }
}
