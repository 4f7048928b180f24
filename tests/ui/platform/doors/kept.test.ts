import { constants, generateKeyPairSync, privateDecrypt, webcrypto } from 'node:crypto'
import type * as deviceDoor from '@/platform/device/device'
import { alphabet } from '@/platform/random/alphabet'
import type * as bytesDoor from '@/platform/random/bytes'
import type * as randomDoor from '@/platform/random/random'
import type * as rsaDoor from '@/platform/rsa/rsa'
import type * as singleDoor from '@/platform/single-page/single-page'
import type * as storageDoor from '@/platform/storage/storage'
import { answers, fails, onBothSides, wx } from './world'

// What a device keeps, makes and knows.

const kept = new Map<string, string>()
const refuse = () => {
  throw new Error('QuotaExceededError')
}

beforeEach(() => {
  kept.clear()
  window.localStorage.clear()
  wx.getStorageSync = (name: string) => kept.get(name) ?? ''
  wx.setStorageSync = (name: string, text: string) => kept.set(name, text)
  wx.removeStorageSync = (name: string) => kept.delete(name)
})

onBothSides<typeof storageDoor>('platform/storage/storage', (open, side) => {
  const isMini = side === 'mini-program'
  /** What the device itself holds. */
  const held = (name: string) => (isMini ? kept.get(name) : window.localStorage.getItem(name)) ?? undefined

  /** The device takes nothing more, or also gives and removes nothing. */
  function breaks(...calls: readonly ('getItem' | 'setItem' | 'removeItem')[]): () => void {
    const names = { getItem: 'getStorageSync', setItem: 'setStorageSync', removeItem: 'removeStorageSync' } as const
    const before = { ...wx }
    const spies = calls.map((call) => jest.spyOn(Storage.prototype, call).mockImplementation(refuse))
    for (const call of calls) wx[names[call]] = refuse
    return () => {
      spies.forEach((spy) => spy.mockRestore())
      Object.assign(wx, before)
    }
  }

  it('keeps texts on the device', () => {
    const { deviceStorage } = open()
    expect(deviceStorage.read('a')).toBeUndefined()
    deviceStorage.write('a', '中文')
    expect([deviceStorage.read('a'), held('a')]).toEqual(['中文', '中文'])
    deviceStorage.remove('a')
    expect([deviceStorage.read('a'), held('a')]).toEqual([undefined, undefined])
  })

  it('an empty text is none, also on a device that keeps no more', () => {
    const { deviceStorage } = open()
    deviceStorage.write('a', '')
    expect(deviceStorage.read('a')).toBeUndefined()
    breaks('setItem')
    deviceStorage.write('a', '')
    expect(deviceStorage.read('a')).toBeUndefined()
  })

  it('a device that keeps no more gives the newest text, not the one that it kept before', () => {
    const { deviceStorage } = open()
    deviceStorage.write('a', 'old')
    const mend = breaks('setItem')
    deviceStorage.write('a', 'new')
    expect([deviceStorage.read('a'), held('a')]).toEqual(['new', 'old'])
    mend()
    deviceStorage.write('a', 'newer')
    expect([deviceStorage.read('a'), held('a')]).toEqual(['newer', 'newer'])
  })

  it('a device that fails costs what it holds, and old texts do not come back', () => {
    const { deviceStorage } = open()
    deviceStorage.write('a', 'old')
    const mend = breaks('getItem', 'setItem', 'removeItem')
    expect(deviceStorage.read('a')).toBeUndefined()
    deviceStorage.write('a', 'new')
    expect(deviceStorage.read('a')).toBe('new')
    deviceStorage.remove('a')
    expect(deviceStorage.read('a')).toBeUndefined()
    mend()
    expect([deviceStorage.read('a'), held('a')]).toEqual([undefined, 'old'])
  })
})

onBothSides<typeof randomDoor>('platform/random/random', (open) => {
  it('makes texts of letters and digits, of the wanted length and never the same', () => {
    const { randomText } = open()
    const texts = Array.from({ length: 50 }, () => randomText(32))
    expect(new Set(texts).size).toBe(50)
    for (const text of texts)
      expect([text.length, [...text].every((sign) => alphabet.includes(sign))]).toEqual([32, true])
    expect(new Set(texts.join('')).size).toBe(alphabet.length)
    expect(randomText(0)).toBe('')
  })
})

onBothSides<typeof bytesDoor>('platform/random/bytes', (open) => {
  it('gives bytes of the platform’s own secure generator', async () => {
    const bytes = Uint8Array.from([7, 0, 255])
    const giveTo = (into: unknown) => into instanceof Uint8Array && into.set(bytes)
    jest.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((into) => (giveTo(into), into))
    wx.getRandomValues = answers({ randomValues: bytes.buffer })
    expect(await open().randomBytes(3)).toEqual([7, 0, 255])
  })

  it('gives none when the generator gives none', async () => {
    jest.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation(refuse)
    wx.getRandomValues = fails('getRandomValues:fail')
    expect(await open().randomBytes(3)).toBeUndefined()
  })
})

onBothSides<typeof rsaDoor>('platform/rsa/rsa', (open) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string
  const pool = webcrypto.getRandomValues(new Uint8Array(1024)).buffer

  beforeEach(() => {
    wx.getRandomValues = answers({ randomValues: pool })
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  /** The message in a block of this padding (RFC 8017, 7.2); Node no longer takes it off itself. */
  function decrypted(sent: string | null): string {
    const block = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(sent ?? '', 'base64'),
    )
    expect([...block.subarray(0, 2)]).toEqual([0, 2])
    return block.subarray(block.indexOf(0, 2) + 1).toString()
  }

  it.each(['1234567890123456', '门牌 🏠', 'a'.repeat(117)])(
    'encrypts %s for who has the key, each time otherwise',
    async (text) => {
      const encrypt = await open().loadEncryptor()
      const [first, second] = [encrypt(text, pem), encrypt(text, pem)]
      expect([decrypted(first), decrypted(second)]).toEqual([text, text])
      expect(first).not.toBe(second)
    },
  )

  it('gives nothing for a text that is too long, and for what is no key', async () => {
    const encrypt = await open().loadEncryptor()
    expect(encrypt('a'.repeat(118), pem)).toBeNull()
    for (const key of ['', 'no key', pem.slice(0, 90), pem.replace(/[A-Z]/g, '!')]) expect(encrypt('a', key)).toBeNull()
  })

  it('works on a phone whose generator gives nothing', async () => {
    wx.getRandomValues = fails('getRandomValues:fail')
    const encrypt = await open().loadEncryptor()
    expect(decrypted(encrypt('1234', pem))).toBe('1234')
  })
})

onBothSides<typeof deviceDoor>('platform/device/device', (open, side) => {
  it('says where the app runs, and what its addresses begin with where there are any', () => {
    expect(open().device).toEqual(
      side === 'browser'
        ? { platform: 'browser', host: 'localhost', origin: 'http://localhost' }
        : { platform: 'mini-program', host: '', origin: '' },
    )
  })

  it.each([
    ['Mozilla/5.0 MicroMessenger/8.0', 'messenger'],
    ['Mozilla/5.0 MenpaiApp/1.0', 'app'],
  ])('a browser is known by what it says of itself: %s', (userAgent, platform) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    expect(open().device.platform).toBe(side === 'browser' ? platform : 'mini-program')
  })
})

onBothSides<typeof singleDoor>('platform/single-page/single-page', (open, side) => {
  it.each([
    [1001, false],
    [1154, true],
  ])('a start of scene %i in WeChat is a single page in Moments: %p; a browser has none', (scene, isSingle) => {
    wx.getLaunchOptionsSync = () => ({ scene })
    expect(open().isSinglePage).toBe(side === 'mini-program' && isSingle)
  })
})
