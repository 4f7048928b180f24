import { createHash, generateKeyPairSync } from 'node:crypto'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { crashTell } from '@contract/endpoints/crashes'
import { wellFormed } from '@contract/texts/well-formed'
import { createCommands } from '@/lib/api/command'
import { pageFrom } from '@/lib/api/list-pages'
import { crashReporter } from '@/lib/crashes/report-crashes'
import { desktopZoom } from '@/platform/desktop-zoom/rule'
import { md5Of } from '@/platform/digest/md5'
import { sha256Of } from '@/platform/digest/sha256'
import { plainOf } from '@/platform/crashes/plain-of'
import { cleanedPath, isCleaned } from '@/platform/images/cleaned-path'
import { phoneAnswerOf } from '@/platform/mini-login/phone-answer'
import { target } from '@/platform/navigation/target.weapp'
import { addressAt, packedAt } from '@contract/pages/packed'
import packedPages from '@contract/pages/packed-pages.json'
import { resumeKey } from '@/platform/object-store/resume-key'
import { pointOf } from '@/platform/pointer/point'
import { alphabet, textFrom } from '@/platform/random/alphabet'
import * as whole from '@/platform/random/whole'
import { failureOf } from '@/platform/request/failure'
import * as rsa from '@/platform/rsa/encrypt'
import { meets, odd, oddNumber, oddText, oddWhole, same, type Meeting } from './odd'

// What comes in by the doors, and what is kept and sent, whatever a phone, a browser or a server gives.

const looped: Record<string, unknown> = {}
looped['itself'] = looped
/** What a script may throw. */
const thrown = fc.oneof(
  odd,
  fc.constantFrom<unknown>(looped, 1n, Symbol('s'), new Error('e'), Object.create(null)),
  odd.map((reason) => ({ reason })),
  odd.map((message) => ({ message })),
  odd.map((error) => ({ error, message: 'm' })),
)
const raw = fc.record({ kind: fc.constantFrom('error', 'rejection', 'page'), page: oddText, what: thrown } as const)

/** As Node makes it; it takes half of a character for the sign of what is unreadable, too. */
const digest = (kind: 'md5' | 'sha256', text: string): string => createHash(kind).update(text).digest('hex')

const devices: Readonly<Record<string, Meeting>> = {
  plainOf: meets((crash) => typeof plainOf(crash).text === 'string', raw),
  crashReporter: meets((crashes) => {
    const sent: unknown[] = []
    const form = (_path: string, crash: unknown) => void sent.push(crash)
    const tell = crashReporter(() => ({ form }) as never, '1.2.3')
    for (const crash of [...crashes, ...crashes]) tell(plainOf(crash))
    return sent.length <= 5 && sent.every((crash) => v.is(crashTell.input, crash))
  }, fc.array(raw)),
  desktopZoom: meets((height) => [0.67, 0.75, 0.8].includes(desktopZoom(height)), oddNumber),
  phoneAnswerOf: meets(
    (code, errMsg) => (phoneAnswerOf({ code, errMsg }).kind === 'code') === (typeof code === 'string' && code !== ''),
    odd,
    odd,
  ),
  pointOf: meets(
    (x, y, touches) => {
      const point = pointOf({ clientX: x, clientY: y, touches, changedTouches: [touches] })
      return point === undefined || (typeof point.xPx === 'number' && typeof point.yPx === 'number')
    },
    odd,
    odd,
    odd,
  ),
  failureOf: meets(
    (failure) => {
      const outcome = failureOf(failure)
      return outcome.kind === 'timeout' || (outcome.kind === 'offline' && outcome.message !== '')
    },
    fc.oneof(odd, fc.record({ name: odd, message: odd, errMsg: odd })),
  ),
  md5Of: meets((text) => md5Of(text) === digest('md5', text), oddText),
  sha256Of: meets((text) => sha256Of(text) === digest('sha256', text), oddText),
  wellFormed: meets((text) => wellFormed(text) === Buffer.from(text).toString(), oddText),
  isCleaned: meets((folder, name) => isCleaned(folder, cleanedPath(folder, name)), oddText, oddText),
  cleanedPath: meets((folder, name) => cleanedPath(folder, name).endsWith(`/clean-${name}`), oddText, oddText),
  addressAt: meets(
    (page) => packedAt(addressAt(page)) === page,
    fc.oneof(oddText, fc.constantFrom(...Object.keys(packedPages))),
  ),
  packedAt: meets(
    (page) => addressAt(packedAt(page)) === page,
    fc.oneof(oddText, fc.constantFrom(...Object.values(packedPages))),
  ),
  target: meets(
    (path, query) => {
      const [to = '', ...rest] = target(`${path}?${query}`).split('?')
      const own = path.split('?')[0] ?? ''
      return (to === own || `/${addressAt(to.slice(1))}` === own) && `${path}?${query}`.endsWith(rest.join('?'))
    },
    fc.oneof(oddText, fc.constantFrom(...Object.values(packedPages).map((page) => `/${page}`))),
    oddText,
  ),
  resumeKey: meets(
    (names, fileName, size) => {
      const key = 'file/u1/new.jpg'
      const old = names.map((name) => `qiniu_js_sdk_upload_file_name_${fileName}_key_${name}_size_${size}`)
      return /^file\/u1\/[^/]+$/.test(resumeKey([...names, ...old], { fileName, size, key }))
    },
    fc.array(
      fc.oneof(
        oddText,
        oddText.map((text) => `file/u1/${text}`),
      ),
    ),
    oddText,
    oddWhole,
  ),
}

const texts: Readonly<Record<string, Meeting>> = {
  textFrom: meets(
    (bytes, length) => {
      const text = textFrom(() => Uint8Array.from([...bytes, 0]), length)
      return text.length === length && [...text].every((sign) => alphabet.includes(sign))
    },
    fc.array(fc.nat(255)),
    fc.nat(99),
  ),
  randomWhole: meets(
    (lower, upper) => {
      const value = whole.randomWhole(lower, upper)
      return value === 0 || (Number.isInteger(value) && value >= lower && value <= upper)
    },
    oddNumber,
    oddNumber,
  ),
  randomId: meets(
    (length, base) => {
      const id = whole.randomId(length, false, base)
      return length ? id.length === length && /^\w+$/.test(id) : /^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/.test(id)
    },
    fc.option(fc.nat(99)),
    fc.option(fc.nat(99)),
  ),
  readPublicKey: meets((text) => {
    const key = rsa.readPublicKey(text)
    return key === undefined || key.size >= 0
  }, pem()),
  encryptText: meets(
    (text, key) => {
      const random = (count: number) => new Uint8Array(count).fill(7)
      const sent = rsa.encryptText(text, key, random)
      return sent === null || /^[\w+/]*={0,2}$/.test(sent)
    },
    oddText,
    pem(),
  ),
}

/** A public key, as it is, cut off, or something else. */
function pem() {
  const publicKey = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({
    type: 'spki',
    format: 'pem',
  }) as string
  return fc.oneof(
    oddText,
    fc.nat(publicKey.length).map((end) => publicKey.slice(0, end)),
    fc.constant(publicKey),
  )
}

const answers: Readonly<Record<string, Meeting>> = {
  pageFrom: meets(
    (page, last, cursor, extra) => {
      const answer = { data: [], total: 0, current_page: page, last_page: last, cursor }
      const made = pageFrom(answer, extra)
      return page < last ? same(made.cursor, cursor) : !('cursor' in made)
    },
    oddWhole,
    oddWhole,
    fc.option(oddText, { nil: undefined }),
    odd,
  ),
  createCommands: meets(
    (kept, wish, other) => {
      let text: string | undefined = kept
      const commands = createCommands({
        read: () => text,
        write: (next) => void (text = next),
        randomText: (length) => 'n'.repeat(length),
        now: () => 0,
      })
      const no = commands.numberFor(wish)
      const isKept = commands.numberFor(wish) === no && commands.pendingNumber(wish) === no
      commands.numberFor(other)
      commands.settle(wish)
      return (
        isKept && commands.pendingNumber(wish) === null && (wish === other || commands.pendingNumber(other) !== null)
      )
    },
    fc.oneof(
      oddText,
      odd.map((value) => JSON.stringify(value) ?? ''),
    ),
    fc.oneof(oddText, fc.constantFrom('toString', '__proto__', 'constructor')),
    oddText,
  ),
}

export const doorHelpers: Readonly<Record<string, Meeting>> = { ...devices, ...texts, ...answers }
