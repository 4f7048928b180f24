import { useEffect, type PropsWithChildren } from 'react'
import '@/app.scss'
import '@/typeface.scss'
import { followDesktopZoom } from '@/platform/desktop-zoom/desktop-zoom'

export default function App({ children }: PropsWithChildren) {
  useEffect(() => followDesktopZoom(), [])
  return children
}
