import { shownPage } from '@/platform/page/shown'

const answers = new Map<string, number>()

/** The server answered at this time: whatever the page that shows has asked for is as old as its last answer. */
export function noteAnswer(atMs: number): void {
  answers.set(shownPage.current(), atMs)
}

/** When the server last answered while this page showed; undefined for one that was never answered. */
export const answeredAt = (page: string): number | undefined => answers.get(page)
