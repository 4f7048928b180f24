import { createRootRoute, createRoute, createRouter, Navigate } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { mayCall, rights } from '@contract/console/rights'
import type { Right } from '@contract/console/module'
import { roleNames } from '@contract/console/roles'
import { useMe } from '../client/session'
import { reload, reloadIfOutdated } from '../doors/build'
import { parseFields, writeFields } from '../kit/list/address'
import { Standing } from '../kit/act/standing'
import { Instead } from '../kit/notes/instead'
import type { Page } from '../pages/table'
import { pages } from '../pages/table'
import { copy } from './copy'
import { Frame } from './frame'
import { PageError } from './page-error'

/** The routes are the table of pages; each page's code is loaded when it is opened. */
export function makeRouter(InnerWrap: (props: { readonly children: ReactNode }) => ReactElement) {
  const root = createRootRoute({
    component: Frame,
    notFoundComponent: () => <Instead title={copy.noPage} />,
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: FirstPage })
  const all = pages
    .filter(({ path }) => path !== '/')
    .map((page) => createRoute({ getParentRoute: () => root, path: page.path, component: guarded(page) }))
  const front = pages.find(({ path }) => path === '/')
  if (front) home.update({ component: guarded(front, FirstPage) })
  const router = createRouter({
    routeTree: root.addChildren([home, ...all]),
    InnerWrap,
    // A browser keeps the failure of a script for the whole document: only another document asks for it again.
    defaultErrorComponent: () => <PageError onRetry={reload} />,
    basepath: new URL(document.baseURI).pathname,
    parseSearch: parseFields,
    stringifySearch: writeFields,
  })
  // A new build of the server is taken over when somebody goes to another page, never in the middle of one: no form is lost.
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) reloadIfOutdated()
  })
  return router
}

/** Who may not see the home is led to the first page that is there for them. */
function FirstPage() {
  const { roles } = useMe()
  const first = pages.find(({ needs, path }) => path !== '/' && mayCall(needs, roles))
  return first ? <Navigate to={first.path} replace /> : <Instead title={copy.nothing} />
}

/** A page for those who may see it; the others are told who may. The server refuses them, too. */
function guarded({ needs, load }: Page, Otherwise = NoRight) {
  return function Guarded() {
    const { roles } = useMe()
    // Of its own for each try: what failed once would fail for ever.
    const [Lazy] = useState(() => lazy(load))
    if (!mayCall(needs, roles)) return <Otherwise needs={needs} />
    return (
      <Suspense fallback={null}>
        <Standing isPage>
          <Lazy />
        </Standing>
      </Suspense>
    )
  }
}

function NoRight({ needs }: { readonly needs: Page['needs'] }) {
  const { roles }: Right = rights[needs]
  const names = typeof roles === 'string' ? [] : roles.map((role) => roleNames[role])
  return <Instead title={copy.noRight(names.join('、'))} />
}
