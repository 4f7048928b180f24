import { useEffect, useRef, useState } from 'react'
import type { StopTimer } from '@/platform/timers/timers'
import { timers } from '@/platform/timers/timers'

/** The state of a text box. */
export interface EntryState {
  readonly isFocused: boolean
  /** Focused, or a moment ago: a tap on a mark beside the text takes the focus away before it arrives. */
  readonly isNear: boolean
  /** A password is written as dots. */
  readonly isHidden: boolean
  readonly isAsked: boolean
  /** Gives the text box the focus. */
  readonly ask: () => void
  readonly toggle: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** How long the marks beside a text stay after it has lost the focus. */
const nearMs = 250

/** The state of one text box. */
export function useEntry(): EntryState {
  const [isFocused, setFocused] = useState(false)
  const [isNear, setNear] = useState(false)
  const [isHidden, setHidden] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const stop = useRef<StopTimer>(() => undefined)
  useEffect(() => () => stop.current(), [])
  return {
    isFocused,
    isNear,
    isHidden,
    isAsked,
    ask: () => setAsked(true),
    toggle: () => setHidden((hidden) => !hidden),
    onFocus: () => {
      stop.current()
      setFocused(true)
      setNear(true)
    },
    onBlur: () => {
      setFocused(false)
      setAsked(false)
      stop.current()
      stop.current = timers.after(nearMs, () => setNear(false))
    },
  }
}
