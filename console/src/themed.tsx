import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIsDark } from './doors/media'
import { themeOf } from './theme/theme'

interface ThemedProps {
  /** What the page's policy asks of every sheet. */
  readonly nonce: string
  readonly children: ReactNode
}

/** Ant Design in the design's colours, light or dark as the system is, also when it changes. */
export function Themed({ nonce, children }: ThemedProps) {
  const isDark = useIsDark()
  const theme = useMemo(() => themeOf(document.documentElement, isDark), [isDark])
  return (
    <ConfigProvider locale={zhCN} theme={theme} csp={{ nonce }} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
