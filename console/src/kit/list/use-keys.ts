import { useEffect } from 'react'

export interface Keys {
  /** One row down (1) or up (-1). */
  readonly move: (by: 1 | -1) => void
  readonly open: () => void
  readonly close: () => void
}

/** Whether somebody writes there, or answers a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=listbox]') !== null

/** The keys of a list: `j k` rows, Enter open, Esc close; `/` is the header's. Whoever types, types. Source: community §9 (list pages). */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && !(event.target instanceof HTMLElement && event.target.closest('[role=dialog]')))
        keys.close()
      if (isTyping(event.target)) return
      if (event.key === 'j') keys.move(1)
      if (event.key === 'k') keys.move(-1)
      if (
        event.key === 'Enter' &&
        !(event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)
      )
        keys.open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
