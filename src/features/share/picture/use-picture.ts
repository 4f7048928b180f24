import { useState } from 'react'
import { easel } from '@/platform/easel/easel'
import { useAnswer } from '@/platform/timers/use-answer'
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
  const ask = (asked: PictureWish) => make(groundId, asked).catch(() => failed)
  const made = useAnswer({
    key: wish && `${groundId} ${turn} ${JSON.stringify(wish)}`,
    ask: () => (wish ? ask(wish) : Promise.resolve(failed)),
    onDropped: free,
  })
  return [made ?? making, () => setTurn((count) => count + 1)]
}
