/**
 * The texts of an area, by their numbers and titles: those that explain its modules, the questions with their answers (`help`), and what
 * whoever lives there agrees to. Source: community §0 (descriptions). Our decision: docs/decisions/0410-help-and-agreements.md
 */
export const areaTexts = {
  expand: { no: 1, title: '扩容说明' },
  fund: { no: 2, title: '基金说明' },
  shop: { no: 3, title: '赞助说明' },
  mutual: { no: 4, title: '互助说明' },
  mayor: { no: 5, title: '市长选举说明' },
  help: { no: 6, title: '帮助' },
  agreement: { no: 7, title: '用户协议' },
  privacy: { no: 8, title: '隐私政策' },
  rules: { no: 9, title: '交易规则' },
} as const

export type AreaTextKey = keyof typeof areaTexts
export const areaTextKeys = [
  'expand',
  'fund',
  'shop',
  'mutual',
  'mayor',
  'help',
  'agreement',
  'privacy',
  'rules',
] as const satisfies readonly AreaTextKey[]

/** What a resident agrees to, each new version anew; two persons change it. Source: operating §5. */
export const agreedTexts = ['agreement', 'privacy'] as const satisfies readonly AreaTextKey[]
export type AgreedText = (typeof agreedTexts)[number]

export const isAgreedTo = (key: AreaTextKey): key is AgreedText => agreedTexts.some((one) => one === key)

/** The longest text of an area, in characters with its tags. */
export const longestAreaText = 30_000

/** More texts than a city has. */
const textsOfACity = 100

/** The city and the text in one number: acts, asks and the audit name it. */
export const areaTextIdOf = (areaId: number, key: AreaTextKey): number => areaId * textsOfACity + areaTexts[key].no

/** The city and the text of such a number; undefined when there is no such text. */
export function namedByTextId(textId: number): { readonly areaId: number; readonly key: AreaTextKey } | undefined {
  const key = areaTextKeys.find((one) => areaTexts[one].no === textId % textsOfACity)
  return key && { areaId: Math.floor(textId / textsOfACity), key }
}
