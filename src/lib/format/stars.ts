/** Stars from 1 to 5 as signs, and as words for who does not see them. */
export const starsText = (n: number): string => `${'★'.repeat(n)}${'☆'.repeat(5 - n)} ${n} 星`
