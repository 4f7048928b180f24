import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { localFiles } from '../local-files'
import { schemaErrors } from '../../vendor/schema'
import { packageOf, subPackagesOf } from '../packages'
import { normalPath, pathFrom } from '../paths'
import type { AppConfig } from '../protocol'

/** Source: the vendor's guide, 分包 (2 MB a package) and app.json (2 to 5 tabs, icons of at most 40 kB, PNG or JPEG of the package). */
const packageBytes = 2 * 1024 * 1024
const iconBytes = 40 * 1024
const iconType = /\.(png|jpe?g)$/i
const [fewestTabs, mostTabs] = [2, 5]

type Read = (name: string) => unknown

/** A build as the vendor's tools check it before they accept it. */
class Build {
  constructor(
    readonly folder: string,
    readonly files: readonly string[],
    readonly app: AppConfig,
  ) {}

  has = (name: string): boolean => existsSync(path.join(this.folder, name))
  bytes = (name: string): number => statSync(path.join(this.folder, name)).size
  json: Read = (name) => JSON.parse(readFileSync(path.join(this.folder, name), 'utf8')) as unknown
}

const pagesOf = (app: AppConfig): readonly string[] => [
  ...app.pages,
  ...subPackagesOf(app).flatMap(({ root, pages }) => pages.map((page) => normalPath(`${root}/${page}`))),
]

function missingPages({ app, has }: Build): readonly string[] {
  const wanted = pagesOf(app).flatMap((page) => [`${page}.js`, `${page}.wxml`])
  return wanted.filter((file) => !has(file)).map((file) => `app.json: pages: no ${file}`)
}

function tabErrors({ app, has, bytes }: Build): readonly string[] {
  if (app.tabBar === undefined) return []
  const { list } = app.tabBar
  const icons = list.flatMap(({ iconPath, selectedIconPath }) =>
    [iconPath, selectedIconPath].flatMap((icon) => (icon === undefined ? [] : [normalPath(icon)])),
  )
  return [
    ...(list.length < fewestTabs || list.length > mostTabs ? [`app.json: tabBar: ${list.length} tabs`] : []),
    ...list
      .filter(({ pagePath }) => !app.pages.includes(pagePath))
      .map(({ pagePath }) => `app.json: tabBar: ${pagePath} is no page of the main package`),
    ...icons.filter((icon) => !iconType.test(icon)).map((icon) => `${icon}: no PNG and no JPEG`),
    ...icons.filter((icon) => !has(icon)).map((icon) => `app.json: tabBar: no ${icon}`),
    ...icons.filter((icon) => has(icon) && bytes(icon) > iconBytes).map((icon) => `${icon}: an icon above 40 kB`),
  ]
}

/** Files that app.json names beside its pages. */
function namedErrors({ app, has }: Build): readonly string[] {
  const { themeLocation, sitemapLocation, entryPagePath } = app
  const named = [themeLocation, sitemapLocation].flatMap((name) => (name === undefined ? [] : [name]))
  return [
    ...named.filter((name) => !has(name)).map((name) => `app.json: no ${name}`),
    ...(entryPagePath === undefined || app.pages.includes(entryPagePath)
      ? []
      : [`app.json: entryPagePath: no page ${entryPagePath}`]),
  ]
}

function componentErrors({ files, has, json }: Build): readonly string[] {
  return files
    .filter((file) => file.endsWith('.json') && has(file.replace(/json$/, 'wxml')))
    .flatMap((file) => {
      const { usingComponents = {} } = json(file) as { readonly usingComponents?: Readonly<Record<string, string>> }
      const names = Object.values(usingComponents).filter((name) => !name.includes('://'))
      return names
        .map((name) => pathFrom(name, file))
        .filter((name) => !has(`${name}.js`) || !has(`${name}.wxml`))
        .map((name) => `${file}: usingComponents: no ${name}`)
    })
}

function weightErrors({ app, files, bytes }: Build): readonly string[] {
  const weights = new Map<string, number>()
  for (const file of files.filter((name) => !name.endsWith('.map'))) {
    const root = packageOf(file, app) ?? 'the main package'
    weights.set(root, (weights.get(root) ?? 0) + bytes(file))
  }
  return [...weights].filter(([, weight]) => weight > packageBytes).map(([root, weight]) => `${root}: ${weight} bytes`)
}

/** What a sheet names of the package. */
function sheetErrors({ folder, files }: Build): readonly string[] {
  const sheets = files.filter((file) => file.endsWith('.wxss'))
  return sheets.flatMap((file) =>
    localFiles(readFileSync(path.join(folder, file), 'utf8')).map((name) => `${file}: a phone does not show ${name}`),
  )
}

function fileErrors({ app, has, json }: Build): readonly string[] {
  const pages = pagesOf(app)
    .map((page) => `${page}.json`)
    .filter(has)
  return [
    ...schemaErrors('app', app),
    ...pages.flatMap((file) => schemaErrors('page', json(file), file)),
    ...(has('theme.json') ? schemaErrors('theme', json('theme.json')) : []),
    ...(has('sitemap.json') ? schemaErrors('sitemap', json('sitemap.json')) : []),
  ]
}

/**
 * What the vendor's tools refuse or warn about in a build: fields unknown to their schemas, missing files, tabs and packages beyond the
 * limits. `files` are the paths below `folder`.
 */
export function appErrors(folder: string, files: readonly string[], app: AppConfig): readonly string[] {
  const build = new Build(folder, files, app)
  const looks = [fileErrors, missingPages, tabErrors, namedErrors, componentErrors, weightErrors, sheetErrors]
  return looks.flatMap((look) => look(build))
}
