import type { ReactNode } from 'react'
import { useState } from 'react'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { useOnOpen } from '@/platform/page/use-on-open'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { useMenuEntry } from '@/ui/popup-menu/use-menu-entry'
import type { CityModule } from '../rules/plots'

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
  useOnOpen(plotId, () => void boxOf(plotId).then((anchor) => setPlace({ anchor })))
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
