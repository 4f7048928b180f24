import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'

/** A part that asks where it stands, on a page of the console. */
export function atPage(part: () => ReactElement, path = '/'): ReactElement {
  const root = createRootRoute({ component: part })
  const pages = ['/', '$'].map((one) => createRoute({ getParentRoute: () => root, path: one }))
  const history = createMemoryHistory({ initialEntries: [path] })
  return <RouterProvider router={createRouter({ routeTree: root.addChildren(pages), history })} />
}
