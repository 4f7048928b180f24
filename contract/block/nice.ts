/**
 * Numbers that are easy to remember: consecutive digits up or down (123, 987), one digit repeated (888), pairs (1122). At least three
 * digits, so that not every short number is one. Source: community §8 (靓号).
 */
export const niceKinds = ['run', 'same', 'pairs'] as const
export type NiceKind = (typeof niceKinds)[number]

/** Which of them are looked for: those of one kind, or all. */
export const niceWishes = ['any', ...niceKinds] as const
export type NiceWish = (typeof niceWishes)[number]

const isRun = (digits: string) => digits.length > 2 && ('0123456789'.includes(digits) || '9876543210'.includes(digits))

const isSame = (digits: string) => /^(\d)\1{2,}$/.test(digits)

const isPairs = (digits: string) => /^((\d)\2){2,}$/.test(digits) && !isSame(digits)

const rules: Readonly<Record<NiceKind, (digits: string) => boolean>> = { run: isRun, same: isSame, pairs: isPairs }

/** The kind of a block number, if it is of one. */
export const niceKindOf = (blockNo: number): NiceKind | undefined =>
  niceKinds.find((kind) => rules[kind](String(blockNo)))
