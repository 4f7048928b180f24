/** By which ways a letter of staff reaches people, with their words. Another way is another entry, and a sender on the server. */
export const letterWayNames = { app: '应用内通知' } as const
export type LetterWay = keyof typeof letterWayNames
export const letterWays = Object.keys(letterWayNames) as readonly LetterWay[]

/** To whom a letter goes: a whole city, the holders of some numbers, named people, the rows of a search among residents. */
export type LetterAudience =
  | { readonly kind: 'city' }
  | { readonly kind: 'numbers'; readonly noFrom: number; readonly noTo: number }
  | { readonly kind: 'people'; readonly userIds: number[] }
  | { readonly kind: 'rows'; readonly q: string }
export type AudienceKind = LetterAudience['kind']

export const audienceNames: Readonly<Record<AudienceKind, string>> = {
  city: '全区',
  numbers: '按门牌号',
  people: '指定居民',
  rows: '按搜索结果',
}

/** The most people that one letter names. */
export const mostNamed = 500

/** What each reader of a letter finds instead of the words in braces. A whole city reads the same of everybody. */
export const ofReader = ['昵称', '门牌'] as const
export const ofCity = ['城市'] as const
export const letterPlaceholders = [...ofReader, ...ofCity] as const

const places = /\{([^{}<>]{1,40})\}/g

/** The words in braces of a text, each once. */
export const placesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(places)].map(([, name = '']) => name)),
]

/** A text with what is known instead of the words in braces; what is not known stays. */
export const filled = (text: string, known: Readonly<Record<string, string>>): string =>
  text.replace(places, (whole, name: string) => new Map(Object.entries(known)).get(name) ?? whole)
