/** The app is drawn by Taro, which ships React's drawing without types. */
declare module 'react-dom/client' {
  import type { ReactNode } from 'react'

  export interface Root {
    readonly render: (node: ReactNode) => void
    readonly unmount: () => void
  }
  export function createRoot(at: Element): Root
}

/** Its types say that what it returns must be waited for. */
declare module 'react-dom/test-utils' {
  export function act(what: () => void): void
}
