import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import { getComponentsAlias } from '@tarojs/shared'
import type { HouseDefaults } from './house-defaults'

/** The part of Taro's mini-program platform that this file uses. */
interface Platform {
  runtimePath: string | string[]
  readonly template: {
    readonly internalComponents: Parameters<typeof getComponentsAlias>[0]
    buildTemplate(this: void, ...args: readonly unknown[]): string
    buildBaseComponentTemplate(this: void, ...args: readonly unknown[]): string
  }
}

interface Options {
  /** Attributes that no page gives. */
  readonly unused: readonly string[]
  /** Components that no page has. */
  readonly absent: readonly string[]
  readonly defaults: HouseDefaults
}

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
 * Leaves attributes that no page gives out of the mini-program's templates, since Taro writes all that WeChat knows into every copy, and
 * lets them understand the short data of crossing.ts: our defaults, the text of an element in its `v`, no name for a plain view.
 * What pages do not give comes as the plugin's option, because Taro loads a plugin without what it imports. The runtime may go on
 * numbering the attributes.
 */
export default (ctx: IPluginContext, { unused, absent, defaults }: Options): void => {
  const attribute = new RegExp(` (?:${unused.join('|')})="[^"]*"`, 'g')
  const component = new RegExp(`<template name="[^"]*">\\s*<(?:${absent.join('|')}) [^]*?\\n</template>\\s*`, 'g')
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: (platform: Platform) => {
      const { template } = platform
      const { buildTemplate, buildBaseComponentTemplate } = template
      const aliases: Readonly<Record<string, { readonly _num: string }>> = getComponentsAlias(
        template.internalComponents,
      )
      const plainView = `||'${aliases['pure-view']?._num}'`
      template.buildTemplate = (...args) =>
        buildTemplate(...args)
          .replaceAll(component, '')
          .replaceAll(attribute, '')
          .replace(/<[\w-]+ [^>]*>/g, (tag) => withDefaults(tag, defaults))
          .replace(/(<(view|text) [^>]*>)\s*(<template [^>]*wx:for[^>]*>)\s*(?=<\/\2>)/g, "$1{{i.v||''}}$3")
          .replaceAll(
            /(\(c|\(0), item\.nn, (l|'')\)/g,
            (_, level: string, path: string) => `${level},item.nn${plainView},${path})`,
          )
          .replaceAll('{{i.cn}}', '{{i.cn||[]}}')
      template.buildBaseComponentTemplate = (...args) =>
        buildBaseComponentTemplate(...args).replace(/\+ ?i\.nn/, `+(i.nn${plainView})`)
      platform.runtimePath = [platform.runtimePath].flat().concat(path.join(__dirname, 'crossing.ts'))
    },
  })
}
