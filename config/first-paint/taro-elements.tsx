import type { CSSProperties, ReactNode } from 'react'

interface Given {
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

/** A Taro element as a plain one that looks the same. It does nothing, so it has no handlers, roles or names. */
const plain =
  (Tag: 'div' | 'span') =>
  ({ className, style, children }: Given) => (
    <Tag {...(className && { className })} {...(style && { style })}>
      {children}
    </Tag>
  )

export const View = plain('div')
export const Text = plain('span')
export const Button = plain('div')
export const Picker = plain('div')
export const PageContainer = plain('div')
export const RichText = plain('div')
