import type { CallError } from '../http/errors'

/** Whether the server refuses to show this to the account: trying again would not help. */
export const isNoRight = (failed: { readonly tag: string; readonly error?: CallError }): boolean =>
  failed.error?.kind === 'refused' && failed.error.reason === 'NO_RIGHT'
