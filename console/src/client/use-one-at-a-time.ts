import { useRef, useState } from 'react'

/** What is not an act and must not be done twice at once: whether it goes on, and doing it unless it does. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  const isOn = useRef(false)
  /** Undefined, with nothing done, while one goes on. */
  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isOn.current) return undefined
    isOn.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isOn.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
