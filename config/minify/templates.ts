import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import { getComponentsAlias } from '@tarojs/shared'
import type { HouseDefaults } from './house-defaults'

/** The part of Taro's mini-program platform that this file uses. */
interface Platform {
  runtimePath: string | string[]
  readonly template: {
    readonly internalComponents: Parameters<typeof getComponentsAlias>[0]
    /** How many nested templates a component has; -1 is one for each level of a page. */
    readonly nestElements: Map<string, number>
    buildTemplate(this: void, ...args: readonly unknown[]): string
    buildBaseComponentTemplate(this: void, ...args: readonly unknown[]): string
    buildXScript(this: void): string
  }
}

/** The changes to make; a missing one leaves Taro's output as it is (plain.js). */
interface Options {
  /** Whether it is the product, whose templates contain everything that is changed; the checks' small applications contain less. */
  readonly isWhole: boolean
  /** Attributes that no page gives, and components that no page has. */
  readonly unused?: { readonly attributes: readonly string[]; readonly components: readonly string[] }
  /** Components that are rarely nested in each other, and how many levels of templates they need. */
  readonly shallow?: Readonly<Record<string, number>>
  /** Whether to write in what set-data.ts leaves out. */
  readonly setData?: {
    readonly defaults: HouseDefaults
    readonly drawings: { readonly marks: readonly string[]; readonly parts: readonly string[] }
  }
}

type SetData = NonNullable<Options['setData']>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const literal = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value}'` : typeof value === 'boolean' ? (value ? '!0' : '!1') : `${value}`

/** A replacement of every match. */
type Change = readonly [what: RegExp, by: string]

/**
 * Changes Taro's output; each change must find something. If Taro's output changed, nothing would read the short data of set-data.ts.
 * Throws when one finds nothing, which ends the build.
 */
function changed(text: string, changes: readonly Change[], isWhole: boolean): string {
  return changes.reduce((before, [what, by]) => {
    if (isWhole && !new RegExp(what).test(before))
      throw new Error(`config/minify/templates.ts finds no ${what.source} in what Taro writes`)
    return before.replace(new RegExp(what, 'g'), by)
  }, text)
}

/** `{{i.p5||'scaleToFill'}}`, `{{xs.b(i.p4,!1)}}` and `{{i.p0}}` with our own default. */
const withDefaults = (defaults: HouseDefaults): readonly Change[] =>
  Object.entries(defaults).flatMap(([component, values]) =>
    Object.entries(values).map(([name, value]): Change => [
      new RegExp(`(<${component}(?= )[^>]*? ${kebab(name)}=")\\{\\{(?:xs\\.b\\()?(i\\.p\\d+)[^}]*\\}\\}"`),
      `$1{{xs.b($2,${literal(value)})}}"`,
    ]),
  )

/**
 * A function of the templates' script: expands the marks in a style. The platform's compiler interprets backslashes in this script itself,
 * so nothing is escaped: a drawing's quotes are percent-encoded as in its address.
 */
function writtenOut({ marks, parts }: SetData['drawings']): string {
  const whole = parts.map((part, at) => `.split('${marks[at]}').join('${part.replaceAll("'", '%27')}')`)
  if (whole.length === 0) return 'function (s) { return s }'
  return `function (s) { return s && s.indexOf('${marks[0]?.[0]}') >= 0 ? s${whole.join('')} : s }`
}

/** A function of the templates' script: the template of a node, which set-data.ts may have left without a name. */
const nameOf = (plainView: string, text: string) =>
  `function (i) { return i.nn || (i.v === undefined || i.cl !== undefined || i.cn !== undefined || i.st !== undefined ? '${plainView}' : '${text}') }`

/** Changes to every template, for nodes sent without a name or with a text in their `v`. */
const understanding = (defaults: HouseDefaults): readonly Change[] => [
  ...withDefaults(defaults),
  [/(<(view|text) [^>]*>)\s*(<template [^>]*wx:for[^>]*>)\s*(?=<\/\2>)/, "$1{{i.v||''}}$3"],
  [/(\(c|\(0), item\.nn, (l|'')\)/, '$1,xs.h(item),$2)'],
  [/i\.nn ===/, 'xs.h(i) ==='],
  [/\{\{i\.cn\}\}/, '{{i.cn||[]}}'],
  [/\{\{i\.st\}\}/, '{{xs.g(i.st)}}'],
]

/** Adds the functions that read the short data to the templates, and set-data.ts to the app's start. */
function readSetData(platform: Platform, { drawings }: SetData): void {
  const { template } = platform
  const { buildBaseComponentTemplate, buildXScript } = template
  const aliases: Readonly<Record<string, { readonly _num: string }>> = getComponentsAlias(template.internalComponents)
  const named = nameOf(aliases['pure-view']?._num ?? '', aliases['#text']?._num ?? '')
  template.buildBaseComponentTemplate = (...args) =>
    changed(buildBaseComponentTemplate(...args), [[/\+ ?i\.nn/, '+xs.h(i)']], true)
  const functions = `g: ${writtenOut(drawings)},\n  h: ${named},`.replaceAll('$', '$$$$')
  template.buildXScript = () => changed(buildXScript(), [[/^([^{]*)\{/, `$1{\n  ${functions}`]], true)
  platform.runtimePath = [platform.runtimePath].flat().concat(path.join(__dirname, 'set-data.ts'))
}

/**
 * Removes attributes that no page gives from the mini-program's templates, because Taro writes all that WeChat knows into every copy. Also
 * makes the templates understand the short data of set-data.ts: our defaults, an element's text in its `v`, no name for a plain view or a
 * text. The unused attributes come as the plugin's option, because Taro loads a plugin without its imports. The runtime may go on numbering
 * all attributes.
 */
export default (ctx: IPluginContext, { isWhole, unused, shallow = {}, setData }: Options): void => {
  const left = [
    ...(unused?.components ?? []).map(
      (name) => new RegExp(`<template name="[^"]*">\\s*<${name} [^]*?\\n</template>\\s*`),
    ),
    ...(unused?.attributes ?? []).map((name) => new RegExp(` ${name}="[^"]*"`)),
  ]
  const changes = [...left.map((what): Change => [what, '']), ...(setData ? understanding(setData.defaults) : [])]
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: (platform: Platform) => {
      const { template } = platform
      const { buildTemplate } = template
      for (const [name, levels] of Object.entries(shallow)) template.nestElements.set(name, levels)
      template.buildTemplate = (...args) => changed(buildTemplate(...args), changes, isWhole)
      if (setData) readSetData(platform, setData)
    },
  })
}
