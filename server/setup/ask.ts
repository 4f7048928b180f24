import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Interface } from 'node:readline/promises'
import type { CityFile } from './city-file'

/** A whole city file to begin with; its categories are what an operator who answers questions gets. */
export const exampleFile = path.join(__dirname, 'city.example.json')

/** What the flags of the command say of a city. */
export interface Flags {
  readonly area?: string | undefined
  readonly name?: string | undefined
  /** Numbers of its blocks, such as 1-2000. */
  readonly blocks?: string | undefined
  readonly price?: string | undefined
  readonly operator?: string | undefined
  readonly operatorBlock?: string | undefined
  readonly mobile?: string | undefined
}

type Ask = (question: string, usual: string) => Promise<string>

/** Asks at the terminal; an empty answer takes what is usual. */
export const askAt =
  (terminal: Interface): Ask =>
  async (question, usual) =>
    (await terminal.question(`${question}${usual === '' ? '' : ` [${usual}]`}: `)).trim() || usual

/** Takes what is usual where no flag said anything. */
export const takeUsual: Ask = (_, usual) => Promise.resolve(usual)

/**
 * The text of a city file with one area: from the flags, the rest from answers. It is checked like one that was written by hand. Categories
 * and items are those of the example; a file of one's own names others.
 */
export async function composeCity(flags: Flags, ask: Ask): Promise<string> {
  const { areas } = JSON.parse(await readFile(exampleFile, 'utf8')) as CityFile
  const value = async (flag: string | undefined, question: string, usual: string) =>
    flag ?? (await ask(question, usual))
  const areaId = Number(await value(flags.area, 'Number of the area', '1'))
  const name = await value(flags.name, 'Name of the area', '新城')
  const [from = '', to = from] = (await value(flags.blocks, 'Numbers of its blocks', '1-2000')).split('-')
  const price = await value(flags.price, 'Price of an unsold block in yuan, empty for none on sale', '')
  const nickName = await value(flags.operator, 'Nickname of the first operator', '城务')
  const blockNo = Number(await value(flags.operatorBlock, 'Block of the operator', from))
  const mobile = await value(flags.mobile, 'Mobile number of the operator, empty for none', '')
  const zone = { name: '一区', from: Number(from), to: Number(to), ...(price !== '' && { price }) }
  const city = {
    areas: [{ areaId, name, zones: [zone], categories: areas[0]?.categories ?? [] }],
    residents: [{ areaId, blockNo, nickName, operator: true, ...(mobile !== '' && { mobile }) }],
  }
  return JSON.stringify(city, undefined, 2)
}
