import { fen } from '@contract/money'
import { transact } from '../../../server/db/transact'
import type { Deps } from '../../../server/deps'
import type { AccountKey } from '../../../server/ledger/accounts'
import { walletKey } from '../../../server/ledger/accounts'
import { post } from '../../../server/ledger/post'
import type { TestServer } from '../server/server'
import { employ } from '../admin/console-client'
import type { AdminClient } from '../admin/admin-client'
import { adminOf } from '../admin/admin-client'
import { encrypted, founderPassword, settle, signedIn } from '../server/server'
import { clientNo } from './small-city'

export const payPassword = '284913'

/** Gives a user money from outside, as income or as available. */
export async function give(deps: Deps, userId: number, kind: 'available' | 'income', amount: number): Promise<void> {
  const from: AccountKey = 'gateway:test'
  const cause = { type: 'carried', refType: 'test', refId: userId, reference: '', memo: '测试' } as const
  const transfer = { from, to: walletKey(userId, kind), amount: fen(amount) }
  const posted = await transact(deps.db, (tx) => post(tx, deps, cause, [transfer]))
  if (!posted.ok) throw new Error(posted.error.reason)
}

/** A payment password as it travels with a command: the command's number is inside. */
export const sealedFor = (server: TestServer, clientNo: string, password = payPassword): Promise<string> =>
  encrypted(server, `${password}|${clientNo}`)

/** A command with the payment password sealed for its number. */
export const withPayPassword = async <W extends { readonly clientNo: string }>(server: TestServer, wish: W) => ({
  ...wish,
  payPassword: await sealedFor(server, wish.clientNo),
})

/** Somebody who lives at this number, signed in, with a payment password and so much income. */
export async function earner(server: TestServer, blockNo: number, income: number) {
  const { userId } = await settle(server, blockNo)
  const client = await signedIn(server, blockNo)
  await give(server.deps, userId, 'income', income)
  const no = clientNo()
  const set = await client.json('/user/setPayPassword', {
    clientNo: no,
    password: await sealedFor(server, no),
    proof: 'founder',
    proofPassword: await encrypted(server, founderPassword),
  })
  if (set.code !== 200) throw new Error(set.msg)
  return client
}

/** An operator who lives at this number: signed in to the app, and to the console, of operators, finance and the audit. */
export async function operator(server: TestServer, blockNo: number) {
  const { userId } = await settle(server, blockNo)
  await server.deps.db.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', userId).execute()
  return { ...(await signedIn(server, blockNo)), admin: await adminFor(server, userId) }
}

/** The console of somebody who has an account of their own as a resident, too. */
export const adminFor = async (server: TestServer, userId: number): Promise<AdminClient> =>
  adminOf(server, await employ(server, ['operator', 'finance', 'auditor'], { userId }))
