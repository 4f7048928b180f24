import type { ImageProps, InputProps, TextBoxProps } from './types'
import { useTextBox } from './use-text-box'

/** A text box of one line. Plain elements: Taro's own weigh as much as a page. See `types.ts`. */
export function Input({ password = false, type: _, ...props }: InputProps) {
  const box = useTextBox(props)
  // A password of digits wants their keyboard, which its owner hides by other means.
  return <input type={password && box.inputMode === undefined ? 'password' : 'text'} {...box} />
}

/** A text box of several lines. See `types.ts`. */
export function Textarea(props: TextBoxProps) {
  return <textarea {...useTextBox(props)} />
}

const styleOf = {
  aspectFill: { objectFit: 'cover' },
  aspectFit: { objectFit: 'contain' },
  widthFix: { width: '100%' },
} as const

/** A picture. See `types.ts`. */
export function Image({ src, mode, lazyLoad = false, style, ...rest }: ImageProps) {
  return (
    <img
      {...rest}
      {...(lazyLoad && { loading: 'lazy' })}
      {...(src !== '' && { src })}
      style={{ ...styleOf[mode], ...style }}
    />
  )
}
