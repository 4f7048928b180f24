/** A payment password, with the wrong tries of the running window. Source: domain model §3.7. */
export interface PayPasswordTable {
  user_id: number
  /** Argon2id. */
  hash: string
  set_at: number
  wrong_at: number[]
  locked_until: number
}

/** What a sealed payment password was right for. Our decision: docs/decisions/0140-accounts-safe.md */
export interface PaySealTable {
  user_id: number
  client_no: string
  /** SHA-256 of the call and of what it moves. */
  used_for: Buffer
  at: number
}

declare module '../../db/schema' {
  interface Database {
    pay_password: PayPasswordTable
    pay_seal: PaySealTable
  }
}
