import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { MessageBox } from '@/ui/message-box/message-box'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { useMenuEntry } from '@/ui/popup-menu/use-menu-entry'
import { menuCopy } from '../module-copy'
import type { CityModule } from '../modules'

export interface ModuleMenuProps {
  readonly name: CityModule['name']
  /** Id of the plot under which it opens. */
  readonly plotId: string
  /** The plot drawn again above the overlay, so that it stays bright. */
  readonly lit: ReactNode
  readonly onClose: () => void
}

/** The menu of a plot; says so when nothing is behind its entry yet. Source: specification §2 (popup menu). */
export function ModuleMenu({ name, plotId, lit, onClose }: ModuleMenuProps) {
  const [place, setPlace] = useState<{ readonly anchor: PageBox | undefined }>()
  const [isMissing, setMissing] = useState(false)
  const openEntry = useMenuEntry(name)
  useEffect(() => void boxOf(plotId).then((anchor) => setPlace({ anchor })), [plotId])
  const choose = (choice: number) => {
    if (openEntry(choice)) onClose()
    else setMissing(true)
  }
  if (isMissing) return <MessageBox type='info' content={menuCopy.missing} onEvent={onClose} />
  if (!place) return null
  return <PopupMenu type={name} {...(place.anchor && { anchor: place.anchor, lit })} onChoose={choose} />
}
