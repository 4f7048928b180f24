import path from 'node:path'
import type { Compiler } from 'webpack'

/** Taro's wish, at the head of a page, for a module that its package shares with others: each lies in a file of its own. */
const wish = /require\("([./]+)sub-common\/[\da-f]{32}\.js"\);/g

/** Such a file, whose modules are strict. */
const strict = /^"use strict";\(wx\.webpackJsonp=wx\.webpackJsonp\|\|\[\]\)\.push\(\[\[(\d+)\],\{(.*)\}\]\);?$/s

/** The modules of many files in one; those that are not strict stay by themselves. */
export function joinedScripts(texts: readonly string[]): string {
  const found = texts.map((text) => ({ text, parts: strict.exec(text) }))
  const ids = found.flatMap(({ parts }) => parts?.[1] ?? [])
  const modules = found.flatMap(({ parts }) => parts?.[2] ?? [])
  const others = found.flatMap(({ text, parts }) => (parts ? [] : [`(()=>{${text}})();`]))
  const push = `(wx.webpackJsonp=wx.webpackJsonp||[]).push([[${ids.join()}],{${modules.join()}}])`
  return [...others, `(()=>{"use strict";${push}})();`].join('')
}

/** A page that asks for the one file in place of the many. */
export function askingOnce(page: string): string {
  const [first] = page.matchAll(wish)
  return first ? page.replace(wish, '').replace(/^("use strict";)?/, `$1require("${first[1]}sub-common.js");`) : page
}

/** Text of an asset that is a script. */
type Texts = Readonly<Record<string, { readonly source: () => string | Buffer }>>

const folderOf = (file: string): string | undefined => /^(.*)\/sub-common\/[\da-f]{32}\.js$/.exec(file)?.[1]

/**
 * Gives each package of the mini-program one script of what it shares with others: seventy files, which each page asks for by names of 32
 * letters, weigh a tenth of a package. Our decision: docs/decisions/0120-what-crosses.md
 */
export class PackageScriptsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PackageScripts', (compilation) => {
      // Taro writes its wishes in the stage before.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE + 1
      compilation.hooks.processAssets.tap({ name: 'PackageScripts', stage }, (assets: Texts) => {
        const textOf = (file: string) => String(assets[file]?.source() ?? '')
        const files = Object.keys(assets)
        const folders = new Set(files.flatMap((file) => folderOf(file) ?? []))
        for (const folder of folders) {
          const own = files.filter((file) => folderOf(file) === folder)
          compilation.emitAsset(`${folder}/sub-common.js`, new sources.RawSource(joinedScripts(own.map(textOf))))
          for (const file of own) compilation.deleteAsset(file)
          const pages = files.filter(
            (file) => file.startsWith(`${folder}/`) && path.extname(file) === '.js' && !own.includes(file),
          )
          for (const page of pages) compilation.updateAsset(page, new sources.RawSource(askingOnce(textOf(page))))
        }
      })
    })
  }
}
