import type { ApprovalKind } from './approval-kinds'
import { approvalKindNames, approvalKinds } from './approval-kinds'
import type { StaffAreas, StaffRole } from './roles'
import { includesArea, roleNames } from './roles'

/** Somebody who works here. */
interface Signer {
  readonly roles: readonly StaffRole[]
  readonly areas: StaffAreas
}

/** What two persons decide, and who of them are missing. */
export interface Lacking {
  readonly roles: readonly StaffRole[]
  /** How many there are. */
  readonly have: number
  readonly kinds: readonly ApprovalKind[]
}

/** What administrators alone decide concerns no city. */
const isOfNoCity = (roles: readonly StaffRole[]): boolean => roles.every((role) => role === 'administrator')

/** What nobody could ask for and have approved in a city today, because fewer than two persons may decide it there; by who decides it. */
export function lackingSigners(people: readonly Signer[], areaId: number): Lacking[] {
  const kinds = Object.keys(approvalKinds) as ApprovalKind[]
  const keyOf = (kind: ApprovalKind) => approvalKinds[kind].join()
  return [...new Set(kinds.map(keyOf))].flatMap((key) => {
    const same = kinds.filter((kind) => keyOf(kind) === key)
    const roles: readonly StaffRole[] = same[0] === undefined ? [] : approvalKinds[same[0]]
    const place = isOfNoCity(roles) ? null : areaId
    const have = people.filter(
      (one) => includesArea(one.areas, place) && one.roles.some((role) => roles.includes(role)),
    ).length
    return have < 2 ? [{ roles, have, kinds: same }] : []
  })
}

/** The same in words: 财务只有 1 人，签不了提现、退款. */
export const lackingWords = ({ roles, have, kinds }: Lacking): string => {
  const who = roles.map((role) => roleNames[role]).join('或')
  const acts = kinds.map((kind) => approvalKindNames[kind]).join('、')
  return `${who}${have === 0 ? '无人' : `只有 ${have} 人`}，签不了：${acts}`
}
