/** A payment password, with the wrong tries of the running window. Source: domain model §3.7. */
export interface PayPasswordTable {
  user_id: number
  /** Argon2id. */
  hash: string
  set_at: number
  wrong_at: number[]
  locked_until: number
}

export interface PayPasswordTables {
  pay_password: PayPasswordTable
}
