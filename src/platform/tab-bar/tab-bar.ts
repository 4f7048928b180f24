import { itemsOfBar, writeIn } from './draw'
import type { TabBar } from './types'

function tell(index: number, part: 'label' | 'badge', text: string): Promise<boolean> {
  const item = itemsOfBar()[index]
  if (item) writeIn(item, part, text)
  return Promise.resolve(item !== undefined)
}

export const tabBar: TabBar = {
  setLabel: (index, text) => tell(index, 'label', text),
  setBadge: (index, text) => tell(index, 'badge', text ?? ''),
}
