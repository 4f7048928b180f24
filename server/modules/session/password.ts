import { founderPattern, managePattern } from '@contract/people/formats'
import { hash, verify } from '@node-rs/argon2'
import type { Deps } from '../../deps'
import { passwordCost } from './open/password-cost'

/** A founder password: 16 digits. Source: specification §5. */
export const isFounderPassword = (text: string): boolean => founderPattern.test(text)

/** Makes the argon2id hash of a founder password. */
export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost)

/**
 * A management password: 6 to 20 letters or digits, but not 16 digits, so that it is never mistaken for a founder password. Our decision:
 * docs/decisions/0070-accounts.md
 */
export const isManagePassword = (text: string): boolean => managePattern.test(text) && !isFounderPassword(text)

/** Checks passwords of blocks, always at the same cost: for an unknown block it checks against a hash that nothing matches. */
export interface PasswordChecker {
  isRight(hash: string | null, password: string, isWellFormed?: (text: string) => boolean): Promise<boolean>
}

export function passwordChecker(deps: Deps): PasswordChecker {
  let dummy: Promise<string> | undefined
  return {
    isRight: async (known, sent, isWellFormed = isFounderPassword) => {
      dummy ??= hashPassword(deps.random.bytes(16).toString('hex'))
      const password = sent.replace(/\s/g, '')
      const canBeRight = known !== null && isWellFormed(password)
      const isEqual = await verify(canBeRight ? known : await dummy, password.slice(0, 256))
      return canBeRight && isEqual
    },
  }
}
