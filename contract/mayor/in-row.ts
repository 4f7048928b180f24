/** Whether a rule (`most`; 0: none) bars somebody who was mayor for so many terms right before. Source: community §7, row 3 (a setting). */
export const isBarredBy = (most: number, terms: number): boolean => most > 0 && terms >= most

/** How it is told. */
export const inRowWords = {
  rule: (most: number) => `最多连续任职 ${most} 届`,
  served: (terms: number) => `已连续任职 ${terms} 届`,
  barred: (terms: number) => `${inRowWords.served(terms)}，本届不能参选`,
} as const
