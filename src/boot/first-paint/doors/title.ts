import type { UsePageTitle } from '@/platform/page/types'
import { visitNow } from '../visit'

/** In place of `platform/page/use-page-title` in a drawing. */
export const usePageTitle: UsePageTitle = (title) => void (visitNow().title = title)
