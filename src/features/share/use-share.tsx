import { useState } from 'react'
import { goTo } from '@/lib/routes/go'
import { share } from '@/platform/share/share'
import type { ShareCard } from '@/platform/share/types'
import { ShareKey } from './components/share-key'
import { ShareSheet } from './components/lazy-share-sheet'
import type { Thing } from './picture/rules/things'

/**
 * Sharing a page of which there may be a picture: what a button does, the button of the bar, and the sheet, which the page draws. In the
 * mini-program the platform's menu sends the page, and the button leads to the picture at once; without a picture there is none.
 */
export function useShare(card: ShareCard, thing: Thing | undefined) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const press = share.hasButton ? () => setOpen(true) : thing && (() => goTo('sharePicture', thing))
  return {
    press,
    button: press && <ShareKey onPress={press} />,
    sheet: isOpen && <ShareSheet card={card} thing={thing} onClose={close} />,
  }
}
