import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import { addressOfPage } from '../routes'

/** The name under which the app loads the buy home's files. */
export const homePage = /pages\/index\/index$/

const anyPage = /\/pages\/\w+\/\w+$/

/** Where a build leaves its data for the server: beside its own folder, so that it is not served. */
export const besideBuild = ({ outputPath }: Compiler) => path.join(outputPath, '../first-paint')

/** Name of the parts that are drawn with their page although their script comes after it: their sheets belong to the page. */
const drawnLater = 'seller'

/** For the address of each page, the files that it needs besides those that every page names. */
function filesOfPages({ chunkGroups, entrypoints }: Compilation): Readonly<Record<string, readonly string[]>> {
  const named = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()))
  const pages = chunkGroups.flatMap((group) =>
    group.origins.flatMap(({ request }) => {
      const [page] = anyPage.exec(request ?? '') ?? []
      const later = group.getChildren().filter(({ name }) => name === drawnLater)
      const sheets = later.flatMap((part) => part.getFiles()).filter((file) => file.endsWith('.css'))
      const files = [...new Set([...group.getFiles(), ...sheets])].filter((file) => !named.has(file))
      return page ? [[addressOfPage(page), files] as const] : []
    }),
  )
  return Object.fromEntries(pages)
}

/** Files with this ending that belong to the home page, first those that the page itself names. */
export function filesOfHome({ chunkGroups, entrypoints }: Compilation, ending: string): readonly string[] {
  const home = chunkGroups.filter(({ origins }) => origins.some(({ request }) => homePage.test(request ?? '')))
  const groups = [...entrypoints.values(), ...home]
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith(ending))
}

/**
 * Writes beside the H5 build the list of pages with the files that each of them needs, before the build's own files: a server that sees a
 * new index.html finds what belongs to it.
 */
export class PageFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('PageFilesPlugin', (compilation) => {
      const folder = besideBuild(compiler)
      mkdirSync(folder, { recursive: true })
      const pages = filesOfPages(compilation)
      if (filesOfHome(compilation, '.js').length === 0 || !pages[addressOfPage('/pages/index/index')])
        throw new Error('the build has no buy home')
      const scripts = pages[addressOfPage('/pages/index/index')]?.filter((file) => file.endsWith('.js')) ?? []
      const files = { scripts, styles: filesOfHome(compilation, '.css') }
      writeFileSync(path.join(folder, 'files.json'), JSON.stringify(files))
      writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(pages))
    })
  }
}
