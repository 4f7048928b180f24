import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { copy } from '../copy'
import { Instead } from '../notes/instead'
import type { Area } from './use-area'
import { useAreas, useOneArea } from './use-area'

/** Draws a page about one area when it is known which. */
export function OneArea({ draw }: { readonly draw: (area: Area) => ReactNode }) {
  const areas = useAreas()
  const area = useOneArea()
  if (area) return draw(area)
  return areas === undefined ? <Skeleton active /> : <Instead title={copy.noArea} />
}
