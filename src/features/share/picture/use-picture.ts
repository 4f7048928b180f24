import { useEffect, useState } from 'react'
import { easel } from '@/platform/easel/easel'
import { paintPicture } from './paint'
import { codeOf } from './rules/code'
import type { Facts } from './rules/facts'

/** A picture that is wanted. */
export interface PictureWish {
  readonly facts: Facts
  readonly siteName: string
  /** Where its code leads. */
  readonly link: string
  /** The whole address of its photo; undefined without one. */
  readonly photoUrl: string | undefined
}

/** `url`: a file that the page can show. `isPhotoMissing`: there is a photo, and it did not come. */
export type Made =
  | { readonly tag: 'making' }
  | { readonly tag: 'failed' }
  | { readonly tag: 'ready'; readonly url: string; readonly isPhotoMissing: boolean }

const making: Made = { tag: 'making' }
const failed: Made = { tag: 'failed' }

async function make(groundId: string, { facts, siteName, link, photoUrl }: PictureWish): Promise<Made> {
  const open = await easel.open(groundId)
  if (!open) return failed
  const photo = photoUrl === undefined ? undefined : await open.load(photoUrl)
  const url = await paintPicture(open, { facts, siteName, code: codeOf(link) }, photo)
  if (url === undefined) return failed
  return { tag: 'ready', url, isPhotoMissing: facts.photo !== '' && photo === undefined }
}

const free = (made: Made) => {
  if (made.tag === 'ready') easel.release(made.url)
}

/** Draws a picture on the easel with this id, and anew when something on it changes or it is asked for again. */
export function usePicture(groundId: string, wish: PictureWish | undefined): readonly [made: Made, again: () => void] {
  const [turn, setTurn] = useState(0)
  const [kept, setKept] = useState<{ readonly of: string; readonly made: Made }>()
  const wanted = wish && `${turn} ${JSON.stringify(wish)}`
  useEffect(() => {
    if (wanted === undefined) return undefined
    const asked = JSON.parse(wanted.slice(wanted.indexOf(' '))) as PictureWish
    let isWanted = true
    let last: Made = making
    const end = (made: Made) => {
      last = made
      if (isWanted) setKept({ of: wanted, made })
      else free(made)
    }
    make(groundId, asked).then(end, () => end(failed))
    return () => {
      isWanted = false
      free(last)
    }
  }, [groundId, wanted])
  return [kept !== undefined && kept.of === wanted ? kept.made : making, () => setTurn((count) => count + 1)]
}
