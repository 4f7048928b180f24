import { pictureKeys } from '@contract/uploads/pictures'
import type { Refusal } from '@contract/refusals'
import { wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Deps } from '../deps'
import { areStoredPicturesOf } from '../object-store/stored-pictures'
import type { Caller } from './caller'

/** The fields of calls that take keys of pictures; `tests/support/texts/picture-fields.ts` finds them by their names. */
const fields = ['thumbs', 'images', 'avatar', 'attachment'] as const

/** What is said of a picture that nobody uploaded. */
export const uploadAgain = '请重新上传图片'

type WithPictures = { readonly [field in (typeof fields)[number]]?: string | undefined }

type Work<I, T> = (input: I, caller: Caller) => Promise<Result<T, Refusal>>

/** Which pictures are accepted besides the caller's own uploads. */
interface Besides<I> {
  /** They may be evidence in a dispute: not even the demo city's pictures are accepted. */
  readonly isEvidence?: boolean
  /** Keys, separated by commas, that the thing shows already, whoever uploaded them. */
  readonly shown?: (input: I, caller: Caller) => Promise<string>
  /** Keys inside the call's own `content`, where that is rich text. */
  readonly inside?: (input: I) => readonly string[]
}

/**
 * Wraps a call that takes pictures: they must be stored uploads of the caller, so that nobody can pass off another's picture as their own,
 * and no key can be filled with a picture later. Refusal: FORM (the field). Source: domain model §10 (Pictures). Our decision:
 * docs/decisions/0033-pictures.md
 */
export const withOwnPictures =
  <I extends WithPictures, T>(
    { config }: Deps,
    work: Work<I, T>,
    { isEvidence = false, shown = async () => '', inside = () => [] }: Besides<NoInfer<I>> = {},
  ): Work<I, T> =>
  async (input, caller) => {
    const before = pictureKeys(await shown(input, caller))
    const isGood = (key: string) => before.includes(key) || (!isEvidence && key.startsWith('demo/'))
    const named = fields.map((field) => [field, pictureKeys(input[field] ?? '')] as const)
    for (const [field, all] of [...named, ['content', inside(input)] as const]) {
      const keys = all.filter((key) => !isGood(key))
      if (!(await areStoredPicturesOf(caller.userId, keys, config))) return err(wrongField(field, uploadAgain))
    }
    return work(input, caller)
  }
