/** What happens to one thing of the file. `differs`: something else is there, which stays as it is. */
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

/** A thing of the file beside what is there. */
export const line = (what: string, isThere: boolean, isSame = true): Line => ({
  did: !isThere ? 'make' : isSame ? 'keep' : 'differs',
  what,
})
