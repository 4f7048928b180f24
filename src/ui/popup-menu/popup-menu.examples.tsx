import { moduleNames } from '@contract/modules'
import type { Examples } from '../examples/examples'
import type { MenuType } from './entries'
import { PopupMenu } from './popup-menu'

const nothing = () => undefined
const types: readonly MenuType[] = [...moduleNames, 'user']

export const popupMenuExamples: Examples = {
  title: 'PopupMenu',
  overlay: true,
  states: [
    ...types.map((type) => ({ name: type, draw: () => <PopupMenu type={type} onChoose={nothing} /> })),
    {
      name: '在地块下',
      draw: () => (
        <PopupMenu
          type='expand'
          anchor={{ leftPx: 0, topPx: 266, widthPx: 125, heightPx: 64 }}
          lit='扩容'
          onChoose={nothing}
        />
      ),
    },
  ],
}
