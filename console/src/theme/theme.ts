import type { ThemeConfig } from 'antd'
import { theme } from 'antd'

/**
 * The design's tokens (src/ui/theme/tokens.scss) in the words of Ant Design, which computes with colours and so needs their values. Read
 * when the sheet stands.
 */
export function themeOf(root: HTMLElement, isDark: boolean): ThemeConfig {
  const sheet = getComputedStyle(root)
  const value = (name: string): string => sheet.getPropertyValue(`--${name}`).trim()
  return {
    algorithm: isDark ? [theme.darkAlgorithm] : [theme.defaultAlgorithm],
    token: {
      colorPrimary: value('plate'),
      colorLink: value('primary-ink'),
      colorLinkHover: value('primary-ink'),
      colorLinkActive: value('primary-ink'),
      colorInfo: value('primary-ink'),
      colorInfoBg: value('primary-wash'),
      colorInfoBorder: value('primary-line'),
      colorSuccessBg: value('success-wash'),
      colorSuccessBorder: value('success-line'),
      colorWarningBg: value('warning-wash'),
      colorErrorBg: value('error-wash'),
      colorSuccess: value('success-ink'),
      colorWarning: value('warning-ink'),
      colorError: value('error-ink'),
      colorText: value('ink'),
      colorTextSecondary: value('ink-2'),
      colorTextTertiary: value('ink-3'),
      colorTextDescription: value('ink-3'),
      colorTextPlaceholder: value('ink-3'),
      colorTextDisabled: value('ink-3'),
      colorBgLayout: value('paper'),
      colorBgContainer: value('sheet'),
      colorBgElevated: value('raised'),
      colorBorder: value('line-ctl'),
      colorBorderSecondary: value('line'),
      colorSplit: value('line'),
      borderRadius: 4,
      fontFamily: value('font'),
      fontSize: 14,
      wireframe: false,
    },
    components: {
      Table: {
        headerBg: value('paper'),
        headerColor: value('ink-2'),
        rowHoverBg: value('paper'),
        rowSelectedBg: value('primary-wash'),
        rowSelectedHoverBg: value('primary-wash'),
        cellPaddingBlock: 9,
      },
      Segmented: { trackBg: value('sunk'), itemColor: value('ink-2') },
      // White on it has to be read while the pointer rests there, too.
      Button: {
        colorPrimaryHover: value('plate'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
    },
  }
}
