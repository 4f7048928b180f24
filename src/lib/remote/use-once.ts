import { useState } from 'react'

/** Whether something is true, or was for this key since the page was opened: what was drawn because of it stays. */
export function useOnce(isTrue: boolean, key: number): boolean {
  const [doneFor, setDoneFor] = useState<number>()
  if (isTrue && doneFor !== key) setDoneFor(key)
  return isTrue || doneFor === key
}
