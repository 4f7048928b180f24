import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { useMenuEntry } from '@/ui/popup-menu/use-menu-entry'
import type { CityModule } from '../modules'

export interface ModuleMenuProps {
  readonly name: CityModule['name']
  /** Id of the plot under which it opens. */
  readonly plotId: string
  readonly priceAreaId?: number | undefined
  /** The plot drawn again above the overlay, so that it stays bright. */
  readonly lit: ReactNode
  readonly onClose: () => void
}

/** The menu of a plot. Source: specification §2 (popup menu). */
export function ModuleMenu({ name, plotId, priceAreaId, lit, onClose }: ModuleMenuProps) {
  const [place, setPlace] = useState<{ readonly anchor: PageBox | undefined }>()
  const openEntry = useMenuEntry(name)
  useEffect(() => void boxOf(plotId).then((anchor) => setPlace({ anchor })), [plotId])
  const choose = (choice: number) => {
    openEntry(choice)
    onClose()
  }
  if (!place) return null
  return (
    <PopupMenu
      type={name}
      priceAreaId={priceAreaId}
      {...(place.anchor && { anchor: place.anchor, lit })}
      onChoose={choose}
    />
  )
}
