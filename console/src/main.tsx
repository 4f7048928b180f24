import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './theme/base.scss'
import { themeOf } from './theme/theme'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

createRoot(root).render(
  <StrictMode>
    <ConfigProvider
      locale={zhCN}
      theme={themeOf(document.documentElement, isDark)}
      csp={{ nonce }}
      button={{ autoInsertSpace: false }}
    >
      <App />
    </ConfigProvider>
  </StrictMode>,
)
