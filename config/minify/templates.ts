import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import { getComponentsAlias } from '@tarojs/shared'
import type { HouseDefaults } from './house-defaults'

/** The part of Taro's mini-program platform that this file uses. */
interface Platform {
  runtimePath: string | string[]
  readonly template: {
    readonly internalComponents: Parameters<typeof getComponentsAlias>[0]
    /** How many templates a component has, one inside the other; -1 is one for each level of a page. */
    readonly nestElements: Map<string, number>
    buildTemplate(this: void, ...args: readonly unknown[]): string
    buildBaseComponentTemplate(this: void, ...args: readonly unknown[]): string
    buildXScript(this: void): string
  }
}

/** What is changed; what is not given stays as Taro writes it (plain.js). */
interface Options {
  /** Whether it is the product, whose templates have everything that is changed; the small applications of the checks have less. */
  readonly isWhole: boolean
  /** Attributes that no page gives, and components that no page has. */
  readonly unused?: { readonly attributes: readonly string[]; readonly components: readonly string[] }
  /** Components that stand in others of their kind hardly ever, and how many levels of templates they need. */
  readonly shallow?: Readonly<Record<string, number>>
  /** What set-data.ts leaves out is written in. */
  readonly setData?: {
    readonly defaults: HouseDefaults
    readonly drawings: { readonly marks: readonly string[]; readonly parts: readonly string[] }
  }
}

type SetData = NonNullable<Options['setData']>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const literal = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value}'` : typeof value === 'boolean' ? (value ? '!0' : '!1') : `${value}`

/** A change of every place that is found. */
type Change = readonly [what: RegExp, by: string]

/**
 * Makes changes of what Taro writes, each of which must find something: a Taro that writes otherwise would leave the short data of
 * set-data.ts without what reads it. Throws otherwise, which ends the build.
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
 * A function of the templates' script: a style whose marks are written out. The platform's compiler takes a backslash in this script for
 * itself, so nothing is escaped: a drawing's own quotes are written as its address would write them.
 */
function writtenOut({ marks, parts }: SetData['drawings']): string {
  const whole = parts.map((part, at) => `.split('${marks[at]}').join('${part.replaceAll("'", '%27')}')`)
  if (whole.length === 0) return 'function (s) { return s }'
  return `function (s) { return s && s.indexOf('${marks[0]?.[0]}') >= 0 ? s${whole.join('')} : s }`
}

/** A function of the templates' script: the template of a node, which set-data.ts may have left without a name. */
const nameOf = (plainView: string, text: string) =>
  `function (i) { return i.nn || (i.v === undefined || i.cl !== undefined || i.cn !== undefined || i.st !== undefined ? '${plainView}' : '${text}') }`

/** Changes of every template, for what crosses without a name or with a text in its `v`. */
const understanding = (defaults: HouseDefaults): readonly Change[] => [
  ...withDefaults(defaults),
  [/(<(view|text) [^>]*>)\s*(<template [^>]*wx:for[^>]*>)\s*(?=<\/\2>)/, "$1{{i.v||''}}$3"],
  [/(\(c|\(0), item\.nn, (l|'')\)/, '$1,xs.h(item),$2)'],
  [/i\.nn ===/, 'xs.h(i) ==='],
  [/\{\{i\.cn\}\}/, '{{i.cn||[]}}'],
  [/\{\{i\.st\}\}/, '{{xs.g(i.st)}}'],
]

/** Gives the templates the functions that read what crosses, and the app's start set-data.ts. */
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
 * Leaves attributes that no page gives out of the mini-program's templates, since Taro writes all that WeChat knows into every copy, and
 * lets them understand the short data of set-data.ts: our defaults, the text of an element in its `v`, no name for a plain view and a text.
 * What pages do not give comes as the plugin's option, because Taro loads a plugin without what it imports. The runtime may go on
 * numbering the attributes.
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
