/**
 * The questions of the help page that pages of the app link to: each is the id of its heading in the text `help`, so an operator who
 * rewrites the text keeps them. A link whose heading is gone opens the page without a question. Our decision:
 * docs/decisions/0410-help-and-agreements.md
 */
export const helpTopics = [
  'guarantee',
  'late',
  'receipt',
  'dispute',
  'cancel',
  'fee',
  'frozen',
  'withdraw',
  'login',
] as const
export type HelpTopic = (typeof helpTopics)[number]
