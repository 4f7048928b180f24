import type { StaffAreas, StaffRole } from '@contract/console/roles'

/** Somebody of staff who makes a call. */
export interface StaffCaller {
  readonly staffId: number
  readonly name: string
  /** The account that acts: the person's own as a resident, or one that nobody can sign in to. */
  readonly userId: number
  readonly roles: readonly StaffRole[]
  readonly areas: StaffAreas
  readonly sessionId: number
  /** `started`: the password was right; `idle`: left unused. Both wait for a code. */
  readonly state: 'started' | 'idle' | 'active'
  /** Until when the newest code counts as fresh. */
  readonly freshUntil: number
  readonly endsAt: number
}

/** As whom, and where, somebody of staff works. */
export type StaffPerson = Pick<StaffCaller, 'userId' | 'roles' | 'areas'>

/** Where sessions of staff are kept. */
export interface StaffLookup {
  /** The session of a token while it lasts; using it keeps it from going idle. */
  find(token: string, how: { readonly isUse: boolean }): Promise<StaffCaller | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** A call of the console, which is not signed. Set by the hook of the API. */
    console?: { readonly token: string; readonly staff: StaffCaller | undefined }
  }
}
