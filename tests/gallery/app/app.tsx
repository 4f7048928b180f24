import { useEffect, type PropsWithChildren } from 'react'
import '@/app.scss'
import '@/typeface.scss'
import { followDesktopZoom } from '@/platform/desktop-zoom/desktop-zoom'
import { bringLetters } from '@/platform/letters/letters'

export default function App({ children }: PropsWithChildren) {
  useEffect(() => followDesktopZoom(), [])
  useEffect(() => bringLetters(), [])
  return children
}
