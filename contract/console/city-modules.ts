import { expandConsole } from '../expand/console'
import { fundConsole } from '../fund/console'
import { mayorConsole } from '../mayor/console'
import { mutualConsole } from '../mutual/console'
import { shopConsole } from '../shop/console'
import { voteConsole } from '../vote/console'
import type { ActThing, ConsoleModule, ConsoleThing } from './module'
import type { ModuleName } from '../modules'

/** What the console is told of each module of the city: the rights, the words of things and the pages of their numbers come from here. */
export const consoleModules = {
  expand: expandConsole,
  fund: fundConsole,
  vote: voteConsole,
  shop: shopConsole,
  mutual: mutualConsole,
  mayor: mayorConsole,
} as const satisfies Readonly<Record<ModuleName, ConsoleModule>>

type Modules = typeof consoleModules
/** A part of all of them, one by one. */
type Each<Part extends keyof ConsoleModule> = { [M in ModuleName]: Modules[M][Part] }[ModuleName]
type KeyOf<Of> = Of extends unknown ? keyof Of : never
type ValueOf<Of> = Of extends unknown ? Of[keyof Of] : never
type DeclaredThing = ValueOf<Each<'things'>>

/** Their rights by subject. */
export const moduleRights = Object.fromEntries(
  Object.values(consoleModules).map(({ subject, rights }) => [subject, rights]),
) as { readonly [M in ModuleName as Modules[M]['subject']]: Modules[M]['rights'] }

/** What each of their acts is about. */
export const moduleActs = Object.fromEntries(
  Object.values(consoleModules).flatMap(({ acts }) => Object.entries<ActThing>(acts)),
) as Readonly<Record<KeyOf<Each<'acts'>>, ActThing>>

/** The letters of their numbers. */
export type ModuleLetter = Extract<DeclaredThing, { readonly letter: string }>['letter']

export interface ModuleThing extends ConsoleThing {
  readonly letter?: ModuleLetter
  readonly list?: Extract<DeclaredThing, { readonly list: string }>['list']
}
export type ModuleThingName = KeyOf<Each<'things'>>

/** What their acts and notices have to do with. */
export const moduleThings = Object.fromEntries(
  Object.values(consoleModules).flatMap(({ things }) => Object.entries<ModuleThing>(things)),
) as Readonly<Record<ModuleThingName, ModuleThing>>

type Found<Things> = Things extends unknown
  ? {
      [K in keyof Things]: Things[K] extends { readonly letter: string; readonly list: string } ? K : never
    }[keyof Things]
  : never
export type FoundThing = Found<Each<'things'>>

/** Those with numbers and a list, which the console's search finds. */
export const foundThings = Object.entries<ModuleThing>(moduleThings)
  .filter(([, { letter, list }]) => letter !== undefined && list !== undefined)
  .map(([name]) => name) as readonly FoundThing[]
