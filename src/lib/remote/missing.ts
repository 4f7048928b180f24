import type { CallError } from '../http/errors'
import { isNotFound } from '../http/errors'
import type { Remote } from './remote'

/** Whether there is no such thing, so that a second try does not help. */
export const isMissing = (of: Remote<unknown, CallError>): boolean => of.tag === 'failed' && isNotFound(of.error)
