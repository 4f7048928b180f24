import { fen } from '@contract/money'
import { calendarDay } from '@contract/moments'
import type { Scene } from './scene'
import { answerOf, adminOf } from './scene'

interface Paid {
  readonly withdrawId: number
  readonly withdrawNo: string
  readonly amount: number
}

/** A withdrawal that was paid comes back from its bank. */
export async function comeBack(scene: Scene, { withdrawId, withdrawNo, amount }: Paid): Promise<void> {
  const { operator, id, world } = scene
  const admin = adminOf(world, operator.home)
  const about = { kind: 'returned', refType: 'withdraw', refId: withdrawId } as const
  const said = { reference: `back-${world.seed}-${id}`, day: calendarDay(world.clock.now()), reason: '银行退回这一笔' }
  const sure = await operator.phone.sure('/admin/remedy/add', `${id}:return`, (clientNo) =>
    admin.call('/admin/remedy/add', { clientNo, ...about, ...said }),
  )
  const answer = answerOf(scene, sure)
  if (answer?.done) sure.deed.movements.push({ type: 'withdraw_returned', about: withdrawNo, amount })
}

/** Goodwill for a resident; above what one person gives in a day it waits, and nothing moves. */
export async function compensate(scene: Scene): Promise<void> {
  const { actor, operator, id, dice, world } = scene
  const admin = adminOf(world, operator.home)
  const amount = fen(dice.between(1, 300))
  const about = { kind: 'goodwill', refType: 'user', refId: actor.home.userId } as const
  const sure = await operator.phone.sure('/admin/remedy/add', `${id}:goodwill`, (clientNo) =>
    admin.call('/admin/remedy/add', { clientNo, ...about, amount, reason: '停电误了取货' }),
  )
  const answer = answerOf(scene, sure, ['CLOSED'])
  if (answer?.done) sure.deed.movements.push({ type: 'goodwill', about: answer.done.no, amount })
}
