import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Interface } from 'node:readline/promises'
import type { AreaPlan, CityFile } from './city-file'

/** A complete example city file; its categories are the default for an operator who names none. */
export const exampleFile = path.join(__dirname, 'city.example.json')

/** How a zone and a category are written in a flag or an answer. */
export const forms = {
  zone: '一区:1-500:68.00 (name:numbers:price in yuan; without a price none is on sale)',
  category: '粮食:大米/千克,面粉/千克 (name:item/unit,…)',
} as const

/** The default kind, used for an empty answer. */
const nothing = { zone: '', category: '; nothing for those of the example' } as const

type Several = readonly string[] | undefined

/** What the command's flags say about a city. */
export interface Flags {
  readonly area?: string | undefined
  readonly name?: string | undefined
  readonly zone?: Several
  readonly category?: Several
  readonly operator?: string | undefined
  readonly operatorBlock?: string | undefined
  readonly mobile?: string | undefined
}

type Ask = (question: string, usual: string) => Promise<string>

/** Asks at the terminal; an empty answer takes the default. */
export const askAt =
  (terminal: Interface): Ask =>
  async (question, usual) =>
    (await terminal.question(`${question}${usual === '' ? '' : ` [${usual}]`}: `)).trim() || usual

/** Takes the defaults where no flag was given. */
export const takeUsual: Ask = (_, usual) => Promise.resolve(usual)

/** Asks until an answer is empty. */
async function askEach(ask: Ask, kind: keyof typeof forms, usual: string): Promise<readonly string[]> {
  const answers: string[] = []
  const first = `A ${kind}, as ${forms[kind]}${nothing[kind]}`
  for (let answer = await ask(first, usual); answer !== ''; answer = await ask(`Another ${kind}, or nothing`, ''))
    answers.push(answer)
  return answers
}

const unreadable = (kind: keyof typeof forms, text: string) =>
  new Error(`The ${kind} "${text}" cannot be read: write it as ${forms[kind]}.`)

function zoneOf(text: string): AreaPlan['zones'][number] {
  const [, name, from, to = from, price] = /^([^:：]+)[:：](\d+)(?:-(\d+))?(?:[:：](.+))?$/.exec(text) ?? []
  if (name === undefined || from === undefined) throw unreadable('zone', text)
  return { name, from: Number(from), to: Number(to), ...(price !== undefined && { price }) }
}

function categoryOf(text: string) {
  const [name = '', goods = '', ...more] = text.split(/[:：]/)
  const items = goods.split(/[,，]/).filter(Boolean)
  if (name === '' || more.length > 0) throw unreadable('category', text)
  return {
    name,
    items: items.map((item) => {
      const [title, unit, ...rest] = item.split('/')
      if (!title || !unit || rest.length > 0) throw unreadable('category', text)
      return { name: title, unit }
    }),
  }
}

/**
 * The text of a city file with one area, made from the flags and, for the rest, from answers. It is checked like a file written by hand.
 * Without categories it takes those of the example. Throws for flags or answers that cannot be read.
 */
export async function composeCity(flags: Flags, ask: Ask): Promise<string> {
  const { areas } = JSON.parse(await readFile(exampleFile, 'utf8')) as CityFile
  const value = async (flag: string | undefined, question: string, usual: string) =>
    flag ?? (await ask(question, usual))
  const each = async (kind: keyof typeof forms, usual = '') => flags[kind] ?? (await askEach(ask, kind, usual))
  const areaId = Number(await value(flags.area, 'Number of the area', '1'))
  const name = await value(flags.name, 'Name of the area', '新城')
  const zones = (await each('zone', '一区:1-2000')).map(zoneOf)
  const own = (await each('category')).map(categoryOf)
  const nickName = await value(flags.operator, 'Nickname of the first operator', '城务')
  const blockNo = Number(await value(flags.operatorBlock, 'Block of the operator', String(zones[0]?.from ?? '')))
  const mobile = await value(flags.mobile, 'Mobile number of the operator, empty for none', '')
  const city = {
    areas: [{ areaId, name, zones, categories: own.length > 0 ? own : (areas[0]?.categories ?? []) }],
    residents: [{ areaId, blockNo, nickName, operator: true, ...(mobile !== '' && { mobile }) }],
  }
  return JSON.stringify(city, undefined, 2)
}
