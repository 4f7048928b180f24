import { useEffect, useRef } from 'react'

/** The newest of what each drawing gives, for what runs later: an effect, a timer, an answer. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
