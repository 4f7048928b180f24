/** The app is drawn by Taro, which ships React's drawing without types. */
declare module 'react-dom/client' {
  import type { ReactNode } from 'react'

  export interface Root {
    readonly render: (node: ReactNode) => void
    readonly unmount: () => void
  }
  export function createRoot(at: Element): Root
}
