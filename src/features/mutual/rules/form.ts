import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { mutual } from '@contract/mutual/limits'
import { mutualKinds } from '@contract/mutual/transitions'
import type { FormFields } from '@/lib/forms/form-store'
import type { MutualForm, WritingFacts } from '../atoms'
import { formCopy } from '../copy'
import { typedPoints } from './points'

/** What the form holds, as typed. */
export interface PostValues {
  readonly [name: string]: string
  readonly kind: string
  readonly title: string
  readonly content: string
  readonly place: string
  readonly placeDetail: string
  readonly thanks: string
  readonly days: string
  readonly thumbs: string
}

const empty = (days: string): PostValues => ({
  kind: 'need',
  title: '',
  content: '',
  place: '',
  placeDetail: '',
  thanks: '0',
  days,
  thumbs: '',
})

/** The first values: those of the own post that is changed, or nothing; a new one is open as long as the city allows. */
export function valuesOf(post: MutualInfo | undefined, mostDays: number): PostValues {
  if (!post) return empty(String(mostDays))
  const { kind, title, content, place, placeDetail, thanks, days, thumbs } = post
  const numbers = { thanks: String(thanks), days: String(days) }
  return { kind, title, content, place, placeDetail: placeDetail ?? '', ...numbers, thumbs }
}

export const kindOf = (text: string) => mutualKinds.find((kind) => kind === text) ?? 'need'

/** The days that a post may be open: a week, or as long as the city allows. */
export const daysToChoose = (mostDays: number): readonly number[] => [...new Set([mutual.weekDays, mostDays])]

/** The post that was typed. */
export function formOf({ kind, thanks, days, ...said }: PostValues): MutualForm {
  const { title, content, place, placeDetail, thumbs } = said
  const points = typedPoints(thanks) ?? 0
  return { kind: kindOf(kind), title, content, place, placeDetail, thanks: points, days: Number(days), thumbs }
}

/** How many points a need holds besides those that it holds already; 0 for an offer. */
export function heldOf({ kind, thanks }: Pick<PostValues, 'kind' | 'thanks'>, before: number): number {
  return kindOf(kind) === 'need' ? Math.max(0, (typedPoints(thanks) ?? 0) - before) : 0
}

/** What is wrong with the typed thanks, if something is. Source: community §6 (row 2, refusals). */
function thanksProblem(values: PostValues, { points }: WritingFacts, before: number): string | undefined {
  const typed = typedPoints(values.thanks)
  if (typed === undefined) return formCopy.thanksWrong(mutual.maxThanks)
  if (typed < before) return formCopy.thanksLess(before)
  const lack = heldOf(values, before) - points
  return lack > 0 ? formCopy.lack(lack) : undefined
}

/** Labels and rules of the form, in the order of the page. `before`: the thanks of the post that is changed. Source: community §6. */
export const postFields =
  (facts: WritingFacts, before: number) =>
  (values: PostValues): FormFields<PostValues> => ({
    kind: { label: formCopy.kinds, rules: [] },
    title: {
      label: formCopy.name,
      rules: [
        { required: true, errorMessage: formCopy.nameMissing },
        { minLength: mutual.title.min, errorMessage: formCopy.nameShort(mutual.title.min) },
        { maxLength: mutual.title.max },
      ],
    },
    content: {
      label: formCopy.content,
      rules: [{ required: true, errorMessage: formCopy.contentMissing }, { maxLength: mutual.content }],
    },
    place: { label: formCopy.place, rules: [{ maxLength: mutual.place }] },
    placeDetail: { label: formCopy.detail, rules: [{ maxLength: mutual.placeDetail }] },
    thanks: {
      label: formCopy.thanks,
      rules: [{ validateFunction: () => thanksProblem(values, facts, before) ?? true }],
    },
    days: { label: formCopy.days, rules: [] },
    thumbs: { label: formCopy.thumbs, rules: [] },
  })
