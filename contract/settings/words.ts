import type { Fen } from '../money'
import { fen } from '../money'
import { twoDigits } from '../digits'
import { calendarDay } from '../moments'
import { shareText } from '../spans'
import { isModuleName, moduleWords } from '../modules'
import type { AccessOn } from './access'
import { accesses, accessTexts, platformNames, platforms } from './access'
import type { BonusStep, Value } from './kinds'
import type { SettingKey, Settings } from './settings'
import { settingKeys, settingOf } from './settings'
import { standardWaits, waitText } from './waits'

/** An amount as a sentence says it. */
type Yuan = (amount: Fen) => string

/** What a city is called, where its name is known. */
type CityName = (areaId: number) => string | undefined

const lineText = (yuan: Yuan, one: number | BonusStep | string): string =>
  typeof one === 'string'
    ? isModuleName(one)
      ? moduleWords[one]
      : one
    : typeof one === 'number'
      ? yuan(fen(one))
      : `满 ${yuan(fen(one.fromFen))} 送 ${yuan(fen(one.bonusFen))}`

const figureText: Readonly<Record<'fen' | 'parts' | 'people' | 'hour', (value: number, yuan: Yuan) => string>> = {
  fen: (value, yuan) => yuan(fen(value)),
  parts: (value) => shareText(value),
  people: (value) => `${value} 人`,
  hour: (value) => `${twoDigits(value)}:00`,
}

/** A figure of a setting in words. */
function figureWords(key: SettingKey, value: number, yuan: Yuan): string {
  const { kind, wait } = settingOf(key)
  if (wait !== undefined) return waitText({ ...standardWaits, [wait]: value }, wait)
  return kind in figureText ? figureText[kind as 'fen'](value, yuan) : String(value)
}

/** What is open where: one word when it is so everywhere. */
function accessText(on: AccessOn): string {
  const said = accesses.flatMap((access) => {
    const where = platforms.filter((platform) => on[platform] === access)
    if (where.length === platforms.length) return [accessTexts[access]]
    return where.length === 0 ? [] : [`${accessTexts[access]}：${where.map((one) => platformNames[one]).join('、')}`]
  })
  return said.join('；')
}

/** A value of a setting in words; `yuan` writes its amounts. A city whose name `cityName` does not know is said by its number. */
export function valueText(key: SettingKey, value: Value, yuan: Yuan, cityName?: CityName): string {
  if (settingOf(key).kind === 'area') return cityName?.(Number(value)) ?? `${Number(value)} 号城市`
  if (typeof value === 'number') return figureWords(key, value, yuan)
  if (typeof value === 'string') return value === '' ? '无' : value
  if ('browser' in value) return accessText(value)
  return value.length === 0 ? '无' : value.map((one) => lineText(yuan, one)).join('，')
}

/** Between what its value lies, in words. */
export function rangeText(key: SettingKey, yuan: Yuan): string {
  const { kind, range, formText } = settingOf(key)
  if (kind === 'access') return '每个平台分别开放、只读或关闭'
  if (kind === 'order') return '每个入口一次'
  if (kind === 'area') return '已有的城市'
  if (kind === 'text')
    return [`${range.min} 到 ${range.max} 个字`, ...(formText === undefined ? [] : [formText])].join('，')
  if (kind === 'days') return `${calendarDay(range.min)} 到 ${calendarDay(range.max)}，最多 ${range.most ?? 0} 天`
  const of = (figure: number) =>
    kind === 'amounts' || kind === 'steps' ? yuan(fen(figure)) : figureWords(key, figure, yuan)
  const between = `${of(range.min)} 到 ${of(range.max)}`
  return range.most === undefined ? between : `每个 ${between}，最多 ${range.most} 个`
}

/** Where a text of a city says the figure of a setting: its name in braces, as its writers see it: {提现手续费}. */
export const placeholderOf = (key: SettingKey): string => `{${settingOf(key).name}}`

/** A text with the figures that hold instead of the names; `yuan` writes the amounts. What is no name of a setting stays. */
export function withFigures(text: string, all: Settings, yuan: Yuan): string {
  const keyBy = new Map(settingKeys.map((key) => [placeholderOf(key), key]))
  return text.replace(/\{[^{}<>]{1,40}\}/g, (placeholder) => {
    const key = keyBy.get(placeholder)
    return key === undefined ? placeholder : valueText(key, all[key], yuan)
  })
}
