import { twoDigits } from '@contract/digits'
import { calendarDay } from '@contract/moments'

/** M2607: the year in which an election was announced, and which term it is for. */
export const electionNo = (termNo: number, announcedAt: number): string =>
  `M${calendarDay(announcedAt).slice(2, 4)}${twoDigits(termNo)}`

/** 第 7 届 */
export const termText = (termNo: number): string => `第 ${termNo} 届`
