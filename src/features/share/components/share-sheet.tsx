import { goTo } from '@/lib/routes/go'
import { share } from '@/platform/share/share'
import type { ShareCard, ShareEnd } from '@/platform/share/types'
import { Cell } from '@/ui/cell/cell'
import { Sheet } from '@/ui/sheet/sheet'
import { endWith } from '../end-words'
import type { Thing } from '../picture/rules/things'
import { sheetCopy as copy } from '../sheet-copy'

export interface ShareSheetProps {
  readonly card: ShareCard
  /** What a picture can be made of; undefined when it has ended, or is not known. */
  readonly thing: Thing | undefined
  readonly onClose: () => void
}

/** The ways to share a page from a browser: its system's, the link, a picture. */
export function ShareSheet({ card, thing, onClose }: ShareSheetProps) {
  const end = (found: ShareEnd) => {
    endWith(found)
    if (found !== 'failed') onClose()
  }
  const draw = () => {
    onClose()
    if (thing) goTo('sharePicture', thing)
  }
  return (
    <Sheet title={copy.title} onClose={onClose}>
      {share.canSend() && <Cell icon='share' title={copy.send} onPress={() => void share.share(card).then(end)} />}
      <Cell icon='copy' title={copy.copy} onPress={() => void share.copy(card).then(end)} />
      {thing && <Cell icon='image' title={copy.picture} note={copy.pictureNote} onPress={draw} />}
    </Sheet>
  )
}
