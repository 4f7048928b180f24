import { Input as PlatformInput, Textarea as PlatformTextarea } from '@tarojs/components'
import { useContext, useState } from 'react'
import { figuresOf } from '@contract/people/figures'
import { withoutHalf } from '@contract/texts/signs'
import { Fixed } from './fixed'
import type { InputProps, TextBoxProps, Typed } from './types'

/** Taro's own. See `types.ts`. */
export { Image } from '@tarojs/components'

const keyboards = { amount: 'digit', count: 'number', code: 'number', mobile: 'number' } as const

/**
 * The text of a full box without half a sign at its end: the element counts code units, and cuts an emoji in halves. Only then is a text
 * told that the box does not show, and written back to it; what is typed into a full box is dropped anyway.
 */
const whole =
  ({ maxlength: most = 140, onInput }: TextBoxProps) =>
  ({ detail: { value } }: Typed) =>
    onInput({ detail: { value: value.length < most ? value : withoutHalf(value) } })

/**
 * Taro's own; of a box of figures what is read is told. What was typed stays in the box until somebody leaves it: a text that is written
 * while somebody types arrives over what was typed since.
 */
export function Input({ figures, onInput, onBlur, ...props }: InputProps) {
  const [typed, setTyped] = useState<string>()
  if (figures === undefined)
    return <PlatformInput {...props} onInput={whole({ ...props, onInput })} {...(onBlur && { onBlur })} />
  const isAsTyped = typed !== undefined && figuresOf(figures, typed) === props.value
  const tell = ({ detail }: Typed) => {
    setTyped(detail.value)
    onInput({ detail: { value: figuresOf(figures, detail.value) } })
  }
  const leave = () => {
    setTyped(undefined)
    onBlur?.()
  }
  return (
    <PlatformInput
      {...props}
      value={isAsTyped ? typed : props.value}
      type={keyboards[figures]}
      onInput={tell}
      onBlur={leave}
    />
  )
}

/** Taro's own, without the padding that iOS gives it and Android does not. */
export function Textarea(props: TextBoxProps) {
  const isFixed = useContext(Fixed)
  return <PlatformTextarea disableDefaultPadding {...(isFixed && { fixed: true })} {...props} onInput={whole(props)} />
}
