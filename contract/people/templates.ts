/** What staff write again and again: whole letters, and answers of a sentence or two, in reasons and notes. Source: operating §5. */
export const templateNames = { letter: '信件', answer: '常用语' } as const
export type TemplateKind = keyof typeof templateNames
export const templateKinds = Object.keys(templateNames) as readonly TemplateKind[]

/** The longest answer: that of a reason. */
export const longestAnswer = 300
