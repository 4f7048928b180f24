import type { UploadToken } from '@contract/endpoints/uploads'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { atom } from 'jotai'
import { cleanPicture } from '@/platform/images/cleaning'
import { images } from '@/platform/images/images'
import type { CleanPicture, PickedImage } from '@/platform/images/types'
import { keepPicture } from '@/platform/object-store/object-store'
import type { KeepOutcome, KeepPicture } from '@/platform/object-store/types'
import { randomText } from '@/platform/random/random'
import type { AbortSignalLike } from '@/platform/abort/abort'
import type { Api } from '../api/api'
import { apiAtom } from '../api/api'
import { serverClockAtom } from '../session/server-clock'
import { userAtom } from '../session/atoms'
import { objectKey } from './object-key'
import { withoutSlash } from './options'
import { regionUrl } from './region'
import { tooLargeText } from './size-check'
import { offlineText } from './words'

/** A token this close to its end is no longer used. */
const marginMs = 60_000

const words = {
  offline: offlineText,
  notPicture: '这张图片的格式不支持，请换一张 JPG、PNG、WebP 或 GIF 图片',
  refused: '上传失败，请重试',
  tooMany: '上传的图片太多，请稍后再试',
  login: '请先登录',
} as const

/** Who follows a picture on its way: how far it is, in percent, and whether it is given up. */
export interface Watch {
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignalLike
}

interface Doors {
  readonly api: Api
  readonly keep: KeepPicture
  readonly now: () => number
}

/** The token in use, of one account. */
interface Held {
  readonly userId: number
  readonly token: UploadToken
}

const heldAtom = atom<Held | null>(null)

/** What is done with a picture on its way to the object store; a test wires its own. */
export const keepPictureAtom = atom<{ readonly keep: KeepPicture; readonly cleaned: CleanPicture }>({
  keep: keepPicture,
  cleaned: cleanPicture,
})

function failureWords(outcome: Exclude<KeepOutcome, { kind: 'kept' }>): string {
  if (outcome.kind !== 'refused') return words.offline
  if (outcome.status === 413) return tooLargeText
  if (outcome.status === 429) return words.tooMany
  return outcome.status === 403 ? words.notPicture : words.refused
}

function send(image: PickedImage, token: UploadToken, { keep, now }: Doors, watch: Watch): Promise<KeepOutcome> {
  const url = token.uploadHost === '' ? regionUrl(token.region) : token.uploadHost
  if (url === null) return Promise.resolve({ kind: 'failed' })
  // Only a common extension of the file's own name goes into the key.
  const name = /\.\w{1,8}$/.exec(image.name)?.[0] ?? ''
  const key = objectKey({ folder: token.folderPath, name }, now(), randomText)
  return keep({ url: withoutSlash(url), token: token.token, key, image, ...watch })
}

/**
 * Uploads a picture, without what it says beside what it shows, to the object store and returns its path there, or words for the person.
 * The token is reused until it ends; when the store says that it has expired, a new one is requested once. Source: specification §4 (image
 * upload), §5, §7.
 */
export const sendPictureAtom = atom(
  null,
  async (get, set, image: PickedImage, watch: Watch): Promise<Result<string, string>> => {
    const user = get(userAtom)
    if (!user) return err(words.login)
    const { keep, cleaned } = get(keepPictureAtom)
    const doors = { api: get(apiAtom), keep, now: get(serverClockAtom).now }
    const tokenFor = async (isFresh: boolean): Promise<UploadToken | undefined> => {
      const held = get(heldAtom)
      const isGood = held?.userId === user.userId && held.token.expireAt - marginMs > doors.now()
      if (isGood && !isFresh) return held.token
      const answer = await doors.api.form('/upload/token', {}, { quiet: true })
      if (!answer.ok) return undefined
      set(heldAtom, { userId: user.userId, token: answer.value })
      return answer.value
    }
    const clean = await cleaned(image)
    if (!clean) return err(words.notPicture)
    try {
      for (const isFresh of [false, true]) {
        const token = await tokenFor(isFresh)
        if (!token) return err(words.offline)
        const outcome = await send(clean, token, doors, watch)
        if (outcome.kind === 'kept') return ok(outcome.key)
        const isTokenOver = outcome.kind === 'refused' && outcome.status === 401
        if (!isTokenOver || isFresh) return err(failureWords(outcome))
      }
      return err(words.refused)
    } finally {
      if (clean !== image) images.release(clean)
    }
  },
)
