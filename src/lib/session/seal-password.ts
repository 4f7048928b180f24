import { atom } from 'jotai'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { loadEncryptor } from '@/platform/rsa/rsa'
import type { CallError } from '../http/errors'
import { encryptPassword } from './login/password'
import { loadSiteAtom, siteAtom } from './site'

/**
 * A password as it travels, encrypted with the server's key. Failures: those of asking for the key; `broken` when there is no usable one.
 * Source: specification §5 (login).
 */
export const sealPasswordAtom = atom(null, async (get, set, password: string): Promise<Result<string, CallError>> => {
  if (get(siteAtom).tag !== 'ready') await set(loadSiteAtom)
  const site = get(siteAtom)
  if (site.tag === 'failed') return err(site.error)
  if (site.tag !== 'ready') return err({ kind: 'broken' })
  const encrypt = await loadEncryptor().catch(() => null)
  const key = site.value.loginKey
  const sealed = encrypt === null ? null : encryptPassword(password, (text) => encrypt(text, key))
  return sealed === null ? err({ kind: 'broken' }) : ok(sealed)
})
