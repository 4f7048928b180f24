import { useEffect, type PropsWithChildren } from 'react'
import '@/app.scss'
import '@/typeface.scss'
import { followDesktopZoom } from '@/platform/desktop-zoom/desktop-zoom'
import { loadFont } from '@/platform/font/font'

export default function App({ children }: PropsWithChildren) {
  useEffect(() => followDesktopZoom(), [])
  useEffect(() => loadFont(), [])
  return children
}
