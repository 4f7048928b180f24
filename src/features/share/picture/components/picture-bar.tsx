import { easel } from '@/platform/easel/easel'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Note } from '@/ui/note/note'
import { pictureCopy as copy } from '../copy'
import { useKeep } from '../use-keep'

export interface PictureBarProps {
  /** Undefined while there is no picture. */
  readonly url: string | undefined
  /** What its file is called. */
  readonly name: string
  /** There will be none, so only the link is left. */
  readonly isFailed: boolean
  readonly onCopy: () => void
}

/** Keeping the picture where the platform can, and copying the link. */
export function PictureBar({ url, name, isFailed, onCopy }: PictureBarProps) {
  const { isRunning, end, keep, allow } = useKeep(url, name)
  if (isFailed || easel.way === 'press') {
    return (
      <BottomBar>
        <Button kind='secondary' icon='copy' onPress={onCopy}>
          {copy.copyLink}
        </Button>
      </BottomBar>
    )
  }
  return (
    <>
      {end === 'denied' && (
        <Note tone='warning' icon='lock' action={{ text: copy.toSettings, onPress: allow }}>
          {copy.denied}
        </Note>
      )}
      {end === 'failed' && <Note tone='error'>{copy.notKept[easel.way]}</Note>}
      <BottomBar actions={[{ icon: 'copy', text: copy.copyLink, onPress: onCopy }]}>
        <Button
          icon='download'
          disabled={url === undefined ? copy.making : undefined}
          loading={isRunning ? copy.keeping : undefined}
          onPress={keep}
        >
          {copy.keep[easel.way]}
        </Button>
      </BottomBar>
    </>
  )
}
