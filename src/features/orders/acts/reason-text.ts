import { otherReason } from './act-copy'

/** The longest words beside a reason: both are one text of at most 140 characters. */
export const longestWords = 120

/** Whether a reason says enough without words of one's own. */
export const mayLackWords = (reason: string): boolean => reason !== otherReason

/** A reason with the words to it; the own words alone where no reason fits. */
export function reasonText(reason: string, text: string): string {
  if (text === '') return reason
  return mayLackWords(reason) ? `${reason}：${text}` : text
}
