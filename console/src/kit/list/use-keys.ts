import { useEffect } from 'react'

export interface Keys {
  /** One row down (1) or up (-1). */
  readonly move: (by: 1 | -1) => void
  readonly open: () => void
  readonly close: () => void
}

/** Whether somebody writes there, or answers a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=listbox]') !== null

/** Does something by one key from every page; whoever types, types. */
export function useKey(key: string, act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Does something by Ctrl or ⌘ and a key, whatever somebody types in; a dialog is answered first. */
export function useCommandKey(key: string, act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!document.querySelector('[role=dialog]')) act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

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
