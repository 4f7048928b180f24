import { createRootRoute, createRoute, createRouter, Navigate } from '@tanstack/react-router'
import { Result } from 'antd'
import { lazy } from 'react'
import { mayCall, rights } from '@contract/console/rights'
import type { Right } from '@contract/console/rights'
import { roleNames } from '@contract/console/roles'
import { useMe } from '../client/session'
import { parseFields, writeFields } from '../kit/list/address'
import type { Page } from '../pages/table'
import { pages } from '../pages/table'
import { copy } from './copy'
import { Frame } from './frame'

/** The routes are the table of pages; each page's code is loaded when it is opened. */
export function makeRouter() {
  const root = createRootRoute({
    component: Frame,
    notFoundComponent: () => <Result status='404' title={copy.noPage} />,
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: FirstPage })
  const all = pages
    .filter(({ path }) => path !== '/')
    .map((page) => createRoute({ getParentRoute: () => root, path: page.path, component: guarded(page) }))
  const front = pages.find(({ path }) => path === '/')
  if (front) home.update({ component: guarded(front, FirstPage) })
  return createRouter({
    routeTree: root.addChildren([home, ...all]),
    basepath: new URL(document.baseURI).pathname,
    parseSearch: parseFields,
    stringifySearch: writeFields,
  })
}

/** Who may not see the home is led to the first page that is there for them. */
function FirstPage() {
  const { roles } = useMe()
  const first = pages.find(({ needs, path }) => path !== '/' && mayCall(needs, roles))
  return first ? <Navigate to={first.path} replace /> : <Result status='403' title={copy.nothing} />
}

/** A page for those who may see it; the others are told who may. The server refuses them, too. */
function guarded({ needs, load }: Page, Otherwise = NoRight) {
  const Lazy = lazy(load)
  return function Guarded() {
    const { roles } = useMe()
    return mayCall(needs, roles) ? <Lazy /> : <Otherwise needs={needs} />
  }
}

function NoRight({ needs }: { readonly needs: Page['needs'] }) {
  const { roles }: Right = rights[needs]
  const names = typeof roles === 'string' ? [] : roles.map((role) => roleNames[role])
  return <Result status='403' title={copy.noRight(names.join('、'))} />
}
