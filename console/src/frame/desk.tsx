import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { App } from 'antd'
import { useState } from 'react'
import { GateDialog } from '../session/gate-dialog'
import { makeRouter } from './router'

/** What somebody who is signed in works with. What was read goes with the person. */
export default function Desk() {
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true } } }),
  )
  const [router] = useState(makeRouter)
  return (
    <App>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <GateDialog />
      </QueryClientProvider>
    </App>
  )
}
