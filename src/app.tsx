import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { useEffect, useState } from 'react'
import './app.scss'
import './typeface.scss'
import { boot } from './boot/boot'
import { kept } from './boot/kept'
import { followShareLink } from './boot/start-address'
import { takeWebReturn } from './features/session/messenger/web-return'
import { followDesktopZoom } from './platform/desktop-zoom/desktop-zoom'
import { keepApp } from './platform/installed/installed'
import { loadFont } from './platform/font/font'
import { lost } from './platform/navigation/lost'

lost.lead()
followShareLink(kept, BASE_PATH)
const webReturn = takeWebReturn()

export default function App({ children }: PropsWithChildren) {
  const [{ store, run, onWide }] = useState(() => boot(webReturn))
  useEffect(() => {
    keepApp()
    const stops = [run(), followDesktopZoom(onWide), loadFont()]
    return () => stops.forEach((stop) => stop())
  }, [run, onWide])
  return <Provider store={store}>{children}</Provider>
}
