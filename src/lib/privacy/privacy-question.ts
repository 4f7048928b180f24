import { atom } from 'jotai'
import { privacy } from '@/platform/privacy/privacy'
import type { Privacy, PrivacyQuestion } from '@/platform/privacy/types'

const questionsAtom = atom<readonly PrivacyQuestion[]>([])

/** The door; a test wires its own. */
export const privacyAtom = atom<Pick<Privacy, 'watch'>>(privacy)

/** Whether something waits for the person's answer. */
export const isPrivacyAskedAtom = atom((get) => get(questionsAtom).length > 0)

/** Starts to listen; several things may wait at once, and one answer is for all of them. */
export const watchPrivacyAtom = atom(null, (get, set) =>
  get(privacyAtom).watch((question) => set(questionsAtom, (waiting) => [...waiting, question])),
)

/** The person's answer. */
export const answerPrivacyAtom = atom(null, (get, set, isAgreed: boolean) => {
  const waiting = get(questionsAtom)
  set(questionsAtom, [])
  waiting.forEach((question) => (isAgreed ? question.agree() : question.refuse()))
})
