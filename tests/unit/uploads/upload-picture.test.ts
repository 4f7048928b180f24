import { createStore } from 'jotai'
import type { UploadToken } from '@contract/endpoints/uploads'
import { apiAtom } from '@/lib/api/api'
import { restoreSessionAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { guestSession, nextSession } from '@/lib/session/session'
import { keepPictureAtom, sendPictureAtom } from '@/lib/uploads/send-picture'
import { images } from '@/platform/images/images'
import type { PickedImage } from '@/platform/images/types'
import type { KeepOutcome, KeepRequest } from '@/platform/object-store/types'
import { createAborter } from '@/platform/abort/abort'
import { givenApi } from '../../support/app/given-api'

const user = {
  userId: 7,
  token: 't',
  loginUserId: 7,
  blockNo: 7,
  blockAreaId: 1,
  areaName: '测试城',
  nickName: '',
  avatar: '',
}
const image = { localUrl: 'blob:1', name: 'a.jpg', sizeBytes: 9 }
const startMs = 1_800_000_000_000

/** A device whose store answers in turn; the token lives an hour. */
function device(outcomes: readonly KeepOutcome[], more: Partial<UploadToken> = {}, clean?: PickedImage | null) {
  const store = createStore()
  const clock = { at: startMs }
  const sent: KeepRequest[] = []
  let tokens = 0
  const { api } = givenApi({
    '/upload/token': () => ({
      token: `token ${(tokens += 1)}`,
      visitPrefix: 'http://pictures',
      folderPath: 'u7/',
      region: 'ECN' as const,
      uploadHost: '',
      maxBytes: 100,
      expireAt: clock.at + 3_600_000,
      ...more,
    }),
  })
  store.set(apiAtom, api)
  store.set(serverClockAtom, { now: () => clock.at, correct: () => undefined })
  store.set(restoreSessionAtom, nextSession(guestSession, { kind: 'loggedIn', user }))
  store.set(keepPictureAtom, {
    cleaned: (one) => Promise.resolve(clean === undefined ? one : clean),
    keep: (request) => {
      sent.push(request)
      return Promise.resolve(outcomes[sent.length - 1] ?? { kind: 'kept', key: request.key })
    },
  })
  const upload = () =>
    store.set(sendPictureAtom, image, { onProgress: () => undefined, signal: createAborter().signal })
  return { store, clock, sent, upload, tokens: () => tokens }
}

it('a picture goes to the region of its token, under a key in the own folder', async () => {
  const { upload, sent } = device([])
  const answer = await upload()
  expect(sent[0]).toMatchObject({ url: 'https://up.qiniup.com', token: 'token 1', image })
  expect(sent[0]?.key).toMatch(new RegExp(`^file/u7/${startMs}[0-9a-z]{10}\\.jpg$`))
  expect(answer).toEqual({ ok: true, value: sent[0]?.key })
})

it('a store of our own is where its token says', async () => {
  const { upload, sent } = device([], { uploadHost: 'http://own:3001/' })
  await upload()
  expect(sent[0]?.url).toBe('http://own:3001')
})

it('one token serves until shortly before its end', async () => {
  const { upload, clock, tokens } = device([])
  await upload()
  clock.at += 3_500_000
  await upload()
  expect(tokens()).toBe(1)
  clock.at += 50_000
  await upload()
  expect(tokens()).toBe(2)
})

it('a token that the store calls over is asked for anew, once', async () => {
  const over = { kind: 'refused', status: 401 } as const
  const once = device([over])
  expect(await once.upload()).toMatchObject({ ok: true })
  expect(once.sent.map(({ token }) => token)).toEqual(['token 1', 'token 2'])
  const twice = device([over, over])
  expect(await twice.upload()).toEqual({ ok: false, error: '上传失败，请重试' })
  expect(twice.sent).toHaveLength(2)
})

it.each<[KeepOutcome, string]>([
  [{ kind: 'refused', status: 413 }, '图片过大，请重新上传'],
  [{ kind: 'refused', status: 403 }, '这张图片的格式不支持，请换一张 JPG、PNG、WebP 或 GIF 图片'],
  [{ kind: 'refused', status: 500 }, '上传失败，请重试'],
  [{ kind: 'failed' }, '上传失败，请检查网络后重试'],
])('%p is told as %s', async (outcome, words) => {
  expect(await device([outcome]).upload()).toEqual({ ok: false, error: words })
})

it('a picture leaves as it was cleaned, and what cannot be cleaned does not leave', async () => {
  const clean = { localUrl: 'blob:2', name: 'a.jpg', sizeBytes: 5 }
  const released = jest.spyOn(images, 'release').mockReturnValue(undefined)
  const { upload, sent } = device([], {}, clean)
  expect(await upload()).toMatchObject({ ok: true })
  expect(sent.map((one) => one.image)).toEqual([clean])
  expect(released).toHaveBeenCalledWith(clean)
  const none = device([], {}, null)
  expect(await none.upload()).toEqual({ ok: false, error: '这张图片的格式不支持，请换一张 JPG、PNG、WebP 或 GIF 图片' })
  expect(none.sent).toEqual([])
})

it('a guest is asked to log in, and nothing is sent', async () => {
  const { store, upload, sent } = device([])
  store.set(restoreSessionAtom, guestSession)
  expect(await upload()).toEqual({ ok: false, error: '请先登录' })
  expect(sent).toEqual([])
})

it("another account does not use the first one's token", async () => {
  const { store, upload, tokens } = device([])
  await upload()
  store.set(restoreSessionAtom, nextSession(guestSession, { kind: 'loggedIn', user: { ...user, userId: 8 } }))
  await upload()
  expect(tokens()).toBe(2)
})
