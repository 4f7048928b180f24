import type { StaffRole } from '@contract/console/roles'

/** Somebody who works in the operator console. Source: community §9 (session). */
export interface StaffTable {
  staff_id: number
  ver: number
  name: string
  /** argon2id; null until the invitation is accepted. */
  password_hash: string | null
  /** The authenticator's secret, encrypted. */
  totp_sealed: string | null
  /** The step of the last code that was taken. */
  totp_step: number
  /** SHA-256 of each recovery code that is left. */
  recovery_hashes: string[]
  invitation_hash: Buffer | null
  invitation_until: number
  roles: StaffRole[]
  /** Null: all. */
  areas: number[] | null
  state: 'new' | 'on' | 'off'
  /** The account that acts: the person's own as a resident, or one that nobody can sign in to. */
  user_id: number
  is_resident: boolean
  created_at: number
}

/** A session of staff: only the hash of its token is kept. */
export interface StaffSessionTable {
  session_id: number
  staff_id: number
  token_hash: Buffer
  created_at: number
  seen_at: number
  /** When the newest code was right; null while the first one is waited for. */
  proved_at: number | null
  ip: string
  ended_at: number | null
}

/** Wrong passwords of a name, wrong codes of a person. */
export interface StaffLockTable {
  lock_key: string
  wrong_at: number[]
  locked_until: number
}

declare module '../../db/schema' {
  interface Database {
    staff: StaffTable
    staff_session: StaffSessionTable
    staff_lock: StaffLockTable
  }
}
