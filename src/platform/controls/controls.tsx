import type { ImageProps, InputProps, TextBoxProps } from './types'
import { useTextBox } from './use-text-box'

/** A text box of one line. It uses plain elements, because Taro's own are as large as a page. See `types.ts`. */
export function Input({ password = false, ...props }: InputProps) {
  const box = useTextBox(props)
  // A password of digits needs the digit keyboard; its owner hides the digits by other means.
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
