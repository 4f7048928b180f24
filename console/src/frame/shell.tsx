import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { GateDialog } from '../session/gate-dialog'
import { makeRouter } from './router'

/** What somebody who is signed in works with. What was read goes with the person. */
export default function Shell() {
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true } } }),
  )
  const [router] = useState(() => makeRouter(Around))
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** The questions that App draws stand beside the pages: they show what was read, and lead to pages, too. */
const Around = ({ children }: { readonly children: ReactNode }) => (
  <App>
    {children}
    <GateDialog />
  </App>
)
