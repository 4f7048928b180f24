import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { recoveryCodes } from '@contract/console/limits'
import type { Random } from '../../deps'
import { passwordCost } from '../session/open/password-cost'

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Makes the argon2id hash of a password of staff. */
export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost)

let dummy: Promise<string> | undefined

/** Whether a password is right, always at the same cost: for an unknown name it is compared with a hash that nothing matches. */
export async function isRight(random: Random, known: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword(random.bytes(16).toString('hex'))
  const isEqual = await verify(known ?? (await dummy), password)
  return typeof known === 'string' && isEqual
}

/** Texts that nobody can guess: tokens and invitations. */
export const newToken = (random: Random): string => random.bytes(32).toString('base64url')

/** Recovery codes as they are shown once, in two halves. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: recoveryCodes.count }, () =>
    random.bytes(recoveryCodes.bytes).toString('hex').replace(/^.{8}/, '$&-'),
  )

/** How one is kept: however it was typed. */
export const recoveryHash = (code: string): string => sha256(code.replace(/[\s-]/g, '').toLowerCase()).toString('hex')
