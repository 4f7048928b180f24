/** The app is drawn by Taro, which ships React's drawing without types. */
declare module 'react-dom/client' {
  import type { ReactNode } from 'react'

  export interface Root {
    readonly render: (node: ReactNode) => void
    readonly unmount: () => void
  }
  export function createRoot(at: Element): Root
}

/** What is done at once is drawn at once: only what takes time is waited for, which its own types do not tell apart. */
declare module 'react-dom/test-utils' {
  export function act(what: () => Promise<void>): Promise<void>
  export function act(what: () => void): void
}
