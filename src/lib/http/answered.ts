import { shownPage } from '@/platform/page/shown'

const answers = new Map<string, number>()

/** Records that the server answered at this time: the data of the current page are as old as its last answer. */
export function noteAnswer(atMs: number): void {
  answers.set(shownPage.current(), atMs)
}

/** When the server last answered while this page showed; undefined for one that was never answered. */
export const answeredAt = (page: string): number | undefined => answers.get(page)
