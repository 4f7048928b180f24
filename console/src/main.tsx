import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './theme/base.scss'
import { Themed } from './themed'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

createRoot(root).render(
  <StrictMode>
    <Themed nonce={nonce}>
      <App />
    </Themed>
  </StrictMode>,
)
