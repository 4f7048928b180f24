import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { areKeptPicturesOf } from '../../object-store/kept-pictures'

/**
 * A call whose pictures may decide a case: they must be its writer's own and kept, so that what a judge sees is what was shown then.
 * Refusal: FORM. Source: domain model §10 (Pictures).
 */
export const withEvidence =
  <I extends { readonly images?: string }, T>(
    { config }: Deps,
    act: (input: I, caller: Caller) => Promise<Result<T, Refusal>>,
  ) =>
  async (input: I, caller: Caller): Promise<Result<T, Refusal>> => {
    const areGood = await areKeptPicturesOf(caller.userId, input.images ?? '', config)
    return areGood ? act(input, caller) : err(refusal('FORM', { fields: { images: '请重新上传图片' } }))
  }
