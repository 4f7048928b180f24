import type { FormData, FormSchema } from '@/lib/forms/rule'
import { allErrors, firstError } from '@/lib/forms/validate'
import { signHeaders } from '@/lib/http/signature'
import { encryptPassword } from '@/lib/session/login/password'
import { loginProblem } from '@/lib/session/login/problem'
import { storageName } from '@/lib/session/storage-keys'
import { desktopZoom } from '@/platform/desktop-zoom/rule'
import { isMessengerBrowser } from '@/platform/device/rules'
import { md5Of } from '@/platform/digest/md5'
import { randomText } from '@/platform/random/random'
import { loadEncryptor } from '@/platform/rsa/rsa'
import { lookOf } from '@/ui/message-box/message'
import { areaOffsetMs, isOpenAt } from '@contract/hours'
import type { Adapted } from './adapted'
import { plain } from './adapted'
import { decryptPassword, keyOf } from './rsa'
import { storageTimeline } from './storage-timeline'
import { formats } from './formats'
import { timelines } from './timelines'
import { traffic } from './traffic'
import { validation } from './validation'
import { zoneOffsetMs } from './zone'

/** The product's function for each `fn` of the vectors. */
export const adapter: Readonly<Record<string, Adapted>> = {
  ...validation,
  ...traffic,
  ...formats,
  ...timelines,
  'form.validate': plain((schema: FormSchema, data: FormData, mode?: string) =>
    mode === 'all' ? allErrors(schema, data) : firstError(schema, data),
  ),
  'sign.md5': plain(md5Of),
  'sign.random': plain((length: number = 8) => randomText(length)),
  'sign.headers': plain(signHeaders),
  'sign.loginPassword': async ([password, key], _env, fixtures) => {
    const encrypt = await loadEncryptor()
    return encryptPassword(String(password), (text) => encrypt(text, keyOf(fixtures, key, 'publicKey')))
  },
  'sign.loginPasswordDecode': ([sent, key], _env, fixtures) => decryptPassword(String(sent), fixtures, key),
  'storage.key': plain(storageName),
  'storage.timeline': plain(storageTimeline),
  'rules.loginCheck': plain(loginProblem),
  'rules.desktopZoom': plain(desktopZoom),
  'rules.isMessengerBrowser': plain(isMessengerBrowser),
  'rules.longMessage': plain((content: string) => lookOf({ content }).long),
  // The rule is written for the area's clock: an instant that shows the same time on it.
  'rules.tradeAllowed': ([atMs], { tz = 'Asia/Shanghai' }) =>
    isOpenAt([], Number(atMs) + zoneOffsetMs(tz, Number(atMs)) - areaOffsetMs),
}
