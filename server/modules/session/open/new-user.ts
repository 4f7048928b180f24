import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { createUser } from '../accounts'

/** Makes an account through which somebody of staff acts: nobody can sign in to it. */
export const createActor = (tx: Tx, deps: Deps, nickName: string): Promise<number> =>
  createUser({ ...deps, db: tx }, { nickName })
