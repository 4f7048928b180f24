import type { CallError } from '@/lib/http/errors'
import { shopCopy } from '../copy'

/** What the page of a shop says when there is none to show; undefined when the answer only failed. Source: community §5 (info), §0. */
export function goneText(error: CallError): string | undefined {
  if (error.kind !== 'refused') return undefined
  if (error.reason !== 'CLOSED') return shopCopy.missing
  const { reason } = error.data
  return typeof reason === 'string' && reason !== '' ? shopCopy.removed(reason) : shopCopy.gone
}
