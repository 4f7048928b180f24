import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { copyText } from '@/platform/clipboard/clipboard'
import { images } from '@/platform/images/images'
import { openOutside } from '@/platform/outside/outside'
import { Button } from '@/ui/button/button'
import { PictureViewer } from '@/ui/picture-viewer/lazy-picture-viewer'
import { showToast } from '@/ui/toast/toast'
import { attachmentUrlAtom } from '../list-acts'
import { copy } from '../copy'

const isPicture = (url: string) => /\.(png|jpe?g|gif|webp)$/i.test(url)

/** Opens a notice's file: a picture full-screen, any other file in a new window; where there are no windows, its address is copied. */
export function Attachment({ notice }: { readonly notice: Pick<NoticeView, 'noticeId' | 'hasAttachment'> }) {
  const find = useSetAtom(attachmentUrlAtom)
  const [picture, setPicture] = useState<string>()
  if (notice.hasAttachment !== true) return null
  const look = async () => {
    const url = await find(notice)
    if (url === undefined) return
    if (isPicture(url)) {
      if (!images.preview([url], 0)) setPicture(url)
    } else if (!openOutside(url) && (await copyText(url))) showToast(copy.attachmentCopied)
  }
  return (
    <>
      <Button kind='secondary' onPress={() => void look()}>
        {copy.attachment}
      </Button>
      {picture !== undefined && (
        <PictureViewer urls={[picture]} first={0} label={copy.attachment} onClose={() => setPicture(undefined)} />
      )}
    </>
  )
}
