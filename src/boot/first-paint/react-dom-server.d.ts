/** The part of React's renderer that the server's drawing uses; the app itself does not use it. */
declare module 'react-dom/server' {
  import type { ReactElement } from 'react'

  export function renderToStaticMarkup(element: ReactElement): string
}
