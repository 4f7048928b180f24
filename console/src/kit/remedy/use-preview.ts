import type { ConsoleMap } from '@contract/endpoints/console/all'
import { json } from '../../client/call'
import { useRead } from '../../client/use-read'

type Input = ConsoleMap['/admin/remedy/preview']['input']

/** What was put right of a case, whether more can be, and what a wish would move by what is there now. */
export const usePreview = (asked: Input, isWanted = true) =>
  useRead(['/admin/remedy/preview', asked], () => json('/admin/remedy/preview', asked), { isWanted })
