import { atom } from 'jotai'
import type { FormValues } from './form-store'

/** How long a half-filled form is kept, in seconds: a week. Our decision. */
export const draftLifetimeS = 604_800

/** Said of a form that begins with what was left half-filled. */
export const draftRestored = '已恢复上次未提交的内容。'

/** Where half-filled forms are kept. Missing and outlived ones read as undefined. */
export interface DraftStorage {
  readonly read: (key: string) => unknown
  readonly write: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
}

/** The name of a page's draft: each account has its own, a guest is 0. */
export const draftKey = (page: string, userId: number): string => `draft_${page}_${userId}`

/** The device's drafts; the boot wires the stored ones, before that nothing is kept. */
export const draftsAtom = atom<DraftStorage>({
  read: () => undefined,
  write: () => undefined,
  remove: () => undefined,
})

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** A form's first values with what a draft adds: only known fields, only values of their kind. */
export function withDraft<V extends FormValues>(initial: V, draft: unknown): V {
  if (typeof draft !== 'object' || draft === null) return initial
  const kept = Object.entries(draft).filter(
    ([name, value]) => Object.prototype.hasOwnProperty.call(initial, name) && kindOf(value) === kindOf(initial[name]),
  )
  return kept.length === 0 ? initial : { ...initial, ...Object.fromEntries(kept) }
}
