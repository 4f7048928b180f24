/** Who makes a call. A guest has user id 0 and no block; a user without a block has block id 0. */
export interface Caller {
  readonly userId: number
  /** Who authenticated: the same as `userId` after a founder login. Source: domain model §1.2. */
  readonly loginUserId: number
  readonly areaId: number
  readonly blockId: number
  readonly blockNo: number
  /** Somebody of staff, who works in the console through this account (`staff/as-caller`); nobody in the app is. */
  readonly isStaff: boolean
  /** Signed in with the management password: narrow rights. Source: domain model §1.6. */
  readonly isManager: boolean
  /** Until when the account, which waits to be closed, can be taken back; 0 for one that is in use. */
  readonly closingUntil: number
  /** The session's row; 0 for a guest. */
  readonly tokenId: number
  /** The device's access key, as signed. */
  readonly ak: string
  readonly platform: string
  /**
   * The caller's address on the network, of IPv6 the /64 network, as limits count it; '' for a caller who does not come over the network.
   */
  readonly address: string
  /** The areas in which staff of the operator console may act; everywhere without it. */
  readonly adminAreas?: readonly number[]
}

export const guest: Caller = {
  userId: 0,
  loginUserId: 0,
  areaId: 0,
  blockId: 0,
  blockNo: 0,
  isStaff: false,
  isManager: false,
  closingUntil: 0,
  tokenId: 0,
  ak: '',
  platform: '',
  address: '',
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the signature hook of the API; a guest elsewhere. */
    caller: Caller
  }
}
