import { Button, Space } from 'antd'
import { useEffect, useRef } from 'react'
import { copy } from '../copy'
import { isOther, stepped } from './rules'

interface OrderButtonsProps<T> {
  readonly ids: readonly T[]
  readonly id: T
  /** Whose place it is, where several stand together. */
  readonly name?: string
  readonly onOrder: (ids: readonly T[]) => void
}

/** The order by keyboard: one place up or down. */
export function OrderButtons<T>({ ids, id, name = '', onOrder }: OrderButtonsProps<T>) {
  const pressed = useRef<HTMLButtonElement | null>(null)
  const other = useRef<HTMLButtonElement | null>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    // The browser forgets the focus of what moves in the page, and of what is switched off at an end.
    const free = [pressed.current, other.current].find((one) => one?.disabled === false)
    if (isMoved.current && document.activeElement !== pressed.current) free?.focus()
    isMoved.current = false
  }, [ids])
  const step = (by: 1 | -1, label: string) => {
    const next = stepped(ids, id, by)
    return (
      <Button
        size='small'
        disabled={!isOther(ids, next)}
        {...(name !== '' && { 'aria-label': `${label} ${name}` })}
        onClick={({ currentTarget }) => {
          const buttons = currentTarget.parentElement?.parentElement?.querySelectorAll('button') ?? []
          pressed.current = currentTarget as HTMLButtonElement
          other.current = [...buttons].find((one) => one !== currentTarget) ?? null
          isMoved.current = true
          onOrder(next)
        }}
      >
        {label}
      </Button>
    )
  }
  return (
    <Space>
      {step(-1, copy.up)}
      {step(1, copy.down)}
    </Space>
  )
}
