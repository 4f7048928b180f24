import { useSyncExternalStore } from 'react'

/** Whether the window is as a media query says, now and as it changes. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
  )
}

/** Whether the window is that of a phone; the sheets say the same width (`theme/_phone.scss`). */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)')

/** Whether the system asks for dark. */
export const useIsDark = (): boolean => useMedia('(prefers-color-scheme: dark)')
