interface Route {
  readonly path: string | readonly string[]
  /** What the page is made of, some of it still loading. */
  readonly action: (context: Context, params: object) => readonly unknown[]
}

interface Context {
  readonly pathname: string
}

/** The only pattern that we use: any address that no other page has. Source: config/routes.ts. */
const anyOther = '/(.*)'

/** `/pages/user/user/` and `/Pages/user/user` are the same page, as in the library. */
const plain = (path: string) => path.toLowerCase().replace(/\/$/, '')

/**
 * What Taro's router needs of `universal-router`: which page has this path. Our paths are plain texts, so the library with its patterns (7
 * kB) is not needed. Our decision: docs/decisions/0116-first-path.md
 */
export default class Router {
  /**
   * The page's own answer, once its parts are loaded; rejects with `status` 404 when no page has the path. Nothing, which the router takes
   * for no page, when another was asked for meanwhile: a page that loads slowly would come over the one that was tapped after it. A later
   * page whose parts cannot be loaded is opened whole. Our decision: docs/decisions/0094-installed-app.md
   */
  readonly resolve: (pathname: string) => Promise<readonly unknown[]>

  constructor(routes: readonly Route[], { baseUrl = '' }: { readonly baseUrl?: string } = {}) {
    // The first match counts.
    const known = routes.flatMap((route) => [route.path].flat().map((path) => [plain(path), route] as const))
    const byPath = new Map(known.reverse())
    /** The path that was asked for last. */
    let last: string | undefined
    this.resolve = async (pathname) => {
      const isFirst = last === undefined
      last = pathname
      const route = byPath.get(plain(pathname.slice(baseUrl.length))) ?? byPath.get(anyOther)
      if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
      try {
        const answer = await Promise.all(route.action({ pathname }, {}))
        return last === pathname ? answer : []
      } catch (failure) {
        if (last !== pathname) return []
        if (isFirst) throw failure
        // The address is the page's already: the server has it whole, of its newest build.
        window.location.reload()
        return []
      }
    }
  }
}
