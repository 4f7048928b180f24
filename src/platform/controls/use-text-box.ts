import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { figuresOf } from '@contract/people/figures'
import { cutTo } from '@contract/texts/signs'
import type { InputProps } from './types'

type Element = HTMLInputElement | HTMLTextAreaElement

interface Changed {
  readonly currentTarget: Element
}

/** Not read here: given through `a11y.describeInput`. */
interface Described {
  readonly inputMode?: 'numeric' | 'decimal'
}

/** Writes into a box another text than was typed; the caret stays before what it stood before. */
function write(box: Element, text: string): void {
  const behind = box.value.length - (box.selectionEnd ?? box.value.length)
  const at = Math.max(0, text.length - behind)
  box.value = text
  box.setSelectionRange(at, at)
}

/** Taro's elements move their children when they first draw, and a moved element loses the focus, so it is set after that. */
function afterFirstDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/**
 * What a browser's text box needs to behave like Taro's. While an input method composes, the box keeps its own text, because writing to it
 * would break the composition. It is cut here, between signs: the element's own `maxlength` cuts a flag in halves. Returns its properties.
 */
export function useTextBox({
  value,
  placeholderClass: _,
  maxlength: most = 140,
  focus = false,
  figures,
  onInput,
  onConfirm,
  ...rest
}: Omit<InputProps, 'password'> & Described) {
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
  const tell = ({ currentTarget }: Changed) => {
    if (isComposing.current) return
    const typed = currentTarget.value
    const read = figures === undefined ? typed : figuresOf(figures, typed)
    // In the middle of a full box nothing more is typed: what stands behind it would be cut.
    const isInside = read.length > most && currentTarget.selectionEnd !== typed.length
    const told = isInside ? value : cutTo(read, most)
    if (told !== typed) write(currentTarget, told)
    onInput({ detail: { value: told } })
  }
  return {
    ...rest,
    ref: (element: Element | null) => {
      box.current = element
    },
    defaultValue: value,
    onInput: tell,
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
