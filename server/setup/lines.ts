/** What happens to one thing in the file. `differs`: something else exists already and stays as it is. */
export interface Line {
  readonly did: 'make' | 'keep' | 'differs'
  readonly what: string
}

/** A founder password that nobody can read again. */
export interface NewPassword {
  readonly areaId: number
  readonly blockNo: number
  readonly nickName: string
  /** 16 digits. */
  readonly password: string
}

export interface Settled {
  readonly lines: readonly Line[]
  readonly passwords: readonly NewPassword[]
}

/** Compares a thing in the file with what exists. */
export const line = (what: string, isThere: boolean, isSame = true): Line => ({
  did: !isThere ? 'make' : isSame ? 'keep' : 'differs',
  what,
})
