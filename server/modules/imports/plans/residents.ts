import { imports as most } from '@contract/console/limits'
import { mobileOf, mobilePattern } from '@contract/people/formats'
import { maskedMobile } from '@contract/people/masked'
import { lookOf } from '@contract/texts/alike'
import { blockStates } from '../../area/tables'
import type { SpokenFor } from '../../block-market/open/spoken-for'
import { spokenFor } from '../../block-market/open/spoken-for'
import { numberIn } from '../rules/cells'
import * as store from '../import-store'
import type { Outcome } from '../rules/outcome'
import { problem, problemOf } from '../rules/outcome'
import type { Planner } from './plan'
import { changeText, nameProblem } from './plan'

type Resident = Awaited<ReturnType<typeof store.residentsOf>>[number]

/** Why nobody may be moved into a block. */
const spokenWords: Readonly<Record<SpokenFor, string>> = {
  held: '已有人',
  reserved: '有人正在购买',
  frozen: '已冻结',
  round: '正由扩容期出售',
  sold: '曾经售出，只能由扩容期再售',
}

/** What a line says of a resident; slots that are not said are null. */
interface Said {
  readonly nickName: string
  readonly mobile: string
  readonly capacity: number | null
}

/** What a line says wrongly of itself. */
function wrongIn(line: number, { nickName, mobile, capacity }: Said, hasBlock: string | false): Outcome | undefined {
  return problemOf(
    line,
    hasBlock,
    nameProblem('昵称', nickName, most.nickName),
    !mobilePattern.test(mobile) && '手机号有误',
    capacity !== null && !(capacity >= 1 && capacity <= most.slots) && `格位为 1–${most.slots}`,
  )
}

/** What becomes of who lives in a block already. Who signed in once changes it alone. */
function ofHeld(line: number, there: Resident, { nickName, mobile, capacity }: Said, isUpdate: boolean): Outcome {
  const isSame = lookOf(there.nick_name ?? '') === lookOf(nickName)
  const change = changeText([
    ['昵称', there.nick_name ?? '', nickName],
    ['手机号', maskedMobile(there.mobile ?? ''), maskedMobile(mobile)],
    ['格位', String(there.capacity), String(capacity ?? there.capacity)],
  ])
  const mayChange = isUpdate && !there.hasEntered
  if (mayChange && change !== '') return { line, outcome: 'changed', text: `${there.block_no}：${change}` }
  if (isSame) return { line, outcome: 'same', text: `${there.block_no} ${nickName} 已入住` }
  return problem(line, `${there.block_no} ${spokenWords.held}${isUpdate ? '，登录过的居民只由本人修改' : ''}`)
}

/** Residents of unsold blocks. They sign in with a code to their mobile number, or with the founder password of a printed slip. */
export const planResidents: Planner = async (tx, deps, { areaId, lines, isUpdate }) => {
  const now = deps.clock.now()
  const numbers = lines.map(({ cells: [no] }) => numberIn(no)).filter((no) => Number.isSafeInteger(no) && no < 2 ** 31)
  const spoken = await spokenFor(tx, areaId, numbers)
  if (isUpdate) await store.lockOwners(tx, areaId, numbers)
  const blocks = new Map((await store.residentsOf(tx, areaId)).map((one) => [one.block_no, one]))
  const taken = new Set(
    await store.knownMobiles(
      tx,
      lines.map(({ cells: [, , typed = ''] }) => mobileOf(typed)),
    ),
  )
  const people: Parameters<typeof store.moveIn>[1][number][] = []
  const met = new Map<number, number>()
  const [moves, changed] = [[] as store.MovingIn[], [] as store.Changed[]]
  const outcomes = lines.map(({ line, cells: [no = '', nickName = '', typed = '', places = ''] }): Outcome => {
    const block = blocks.get(numberIn(no))
    const said = { nickName, mobile: mobileOf(typed), capacity: places === '' ? null : numberIn(places) }
    const wrong = wrongIn(line, said, !block && `未找到门牌 ${no}`)
    if (wrong || !block) return wrong ?? problem(line, `未找到门牌 ${no}`)
    const earlier = met.get(block.block_no)
    if (earlier !== undefined) return problem(line, `${block.block_no} 在第 ${earlier} 行已有`)
    met.set(block.block_no, line)
    const { mobile, capacity } = said
    const by = block.state === blockStates.held ? 'held' : spoken.get(block.block_no)
    const isTaken = taken.has(mobile) && block.mobile !== mobile
    if (by === 'held' && block.user_id !== null) {
      const outcome = ofHeld(line, block, said, isUpdate)
      if (outcome.outcome !== 'changed') return outcome
      if (isTaken) return problem(line, '这个手机号已有人用')
      taken.add(mobile)
      const { block_id, user_id } = block
      changed.push({ block_id, user_id, nick_name: nickName, mobile, capacity: capacity ?? block.capacity })
      return outcome
    }
    if (by) return problem(line, `${block.block_no} ${spokenWords[by]}`)
    if (isTaken) return problem(line, '这个手机号已有人用')
    taken.add(mobile)
    const user_id = deps.ids.next()
    const slots = capacity ?? 3
    const bare = { avatar: '', thumbs: '', intro: '', is_admin: false, points: 0, points_unranked: 0 }
    people.push({ user_id, nick_name: nickName, mobile, ...bare, created_at: now })
    moves.push({ block_id: block.block_id, user_id, capacity: slots })
    return { line, outcome: 'new', text: `${block.block_no} ${nickName} 入住` }
  })
  return {
    outcomes,
    run: async () => {
      await store.moveIn(tx, people, moves, now)
      await store.changeResidents(tx, changed)
    },
  }
}
