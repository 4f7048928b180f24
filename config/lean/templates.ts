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
    buildPageTemplate(this: void, ...args: readonly unknown[]): string
    buildXScript(this: void): string
  }
}

interface Options {
  /** Attributes that no page gives. */
  readonly unused: readonly string[]
  /** Components that no page has. */
  readonly absent: readonly string[]
  readonly defaults: HouseDefaults
  readonly drawings: { readonly marks: readonly string[]; readonly parts: readonly string[] }
}

/** These stand in others of their kind hardly ever, so they need no template for each level of a page. */
const shallow = { text: 2, 'static-text': 3, 'catch-view': 2 }

/** The page's own style, which stops it from scrolling under a popup (src/platform/scroll-lock). Must be the first element of a page. */
const pageMeta = `<page-meta page-style="{{lock||''}}"/>\n`

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const literal = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value}'` : typeof value === 'boolean' ? (value ? '!0' : '!1') : `${value}`

/** `{{i.p5||'scaleToFill'}}`, `{{xs.b(i.p4,!1)}}` and `{{i.p0}}` with our own default. */
function withDefaults(tag: string, defaults: HouseDefaults): string {
  const name = /^<([\w-]+)/.exec(tag)?.[1] ?? ''
  return Object.entries(defaults[name] ?? {}).reduce((text, [attribute, value]) => {
    const given = new RegExp(` ${kebab(attribute)}="\\{\\{(?:xs\\.b\\()?(i\\.p\\d+)[^}]*\\}\\}"`)
    return text.replace(given, ` ${kebab(attribute)}="{{xs.b($1,${literal(value)})}}"`)
  }, tag)
}

/**
 * A function of the templates' script: a style whose marks are written out. The platform's compiler takes a backslash in this script for
 * itself, so nothing is escaped: a drawing's own quotes are written as its address would write them.
 */
function writtenOut({ marks, parts }: Options['drawings']): string {
  const whole = parts.map((part, at) => `.split('${marks[at]}').join('${part.replaceAll("'", '%27')}')`)
  return `function (s) { return s && s.indexOf('${marks[0]?.[0]}') >= 0 ? s${whole.join('')} : s }`
}

/** A function of the templates' script: the template of a node, which crossing.ts may have left without a name. */
const nameOf = (plainView: string, text: string) =>
  `function (i) { return i.nn || (i.v === undefined || i.cl !== undefined || i.cn !== undefined || i.st !== undefined ? '${plainView}' : '${text}') }`

/**
 * Leaves attributes that no page gives out of the mini-program's templates, since Taro writes all that WeChat knows into every copy, and
 * lets them understand the short data of crossing.ts: our defaults, the text of an element in its `v`, no name for a plain view and a text.
 * Every page gets a style of its own.
 * What pages do not give comes as the plugin's option, because Taro loads a plugin without what it imports. The runtime may go on
 * numbering the attributes.
 */
export default (ctx: IPluginContext, { unused, absent, defaults, drawings }: Options): void => {
  const attribute = new RegExp(` (?:${unused.join('|')})="[^"]*"`, 'g')
  const component = new RegExp(`<template name="[^"]*">\\s*<(?:${absent.join('|')}) [^]*?\\n</template>\\s*`, 'g')
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: (platform: Platform) => {
      const { template } = platform
      const { buildTemplate, buildBaseComponentTemplate, buildPageTemplate, buildXScript } = template
      const aliases: Readonly<Record<string, { readonly _num: string }>> = getComponentsAlias(
        template.internalComponents,
      )
      const named = nameOf(aliases['pure-view']?._num ?? '', aliases['#text']?._num ?? '')
      for (const [name, levels] of Object.entries(shallow)) template.nestElements.set(name, levels)
      template.buildPageTemplate = (...args) => pageMeta + buildPageTemplate(...args)
      template.buildTemplate = (...args) =>
        buildTemplate(...args)
          .replaceAll(component, '')
          .replaceAll(attribute, '')
          .replace(/<[\w-]+ [^>]*>/g, (tag) => withDefaults(tag, defaults))
          .replace(/(<(view|text) [^>]*>)\s*(<template [^>]*wx:for[^>]*>)\s*(?=<\/\2>)/g, "$1{{i.v||''}}$3")
          .replaceAll(/(\(c|\(0), item\.nn, (l|'')\)/g, '$1,xs.h(item),$2)')
          .replaceAll('i.nn ===', 'xs.h(i) ===')
          .replaceAll('{{i.cn}}', '{{i.cn||[]}}')
          .replaceAll('{{i.st}}', '{{xs.g(i.st)}}')
      template.buildBaseComponentTemplate = (...args) =>
        buildBaseComponentTemplate(...args).replace(/\+ ?i\.nn/, '+xs.h(i)')
      template.buildXScript = () =>
        buildXScript().replace('{', () => `{\n  g: ${writtenOut(drawings)},\n  h: ${named},`)
      platform.runtimePath = [platform.runtimePath].flat().concat(path.join(__dirname, 'crossing.ts'))
    },
  })
}
