import type { ThemeConfig } from 'antd'

/** Theme colours to choose from (specification P2); the first is the default. */
export const themeColours = ['#1890FF', '#00359F', '#e60012', '#e78926', '#13C2C2', '#52C41A', '#2F54EB', '#722ED1'] as const

/** The look of every antd piece. Surfaces of our own read the same values from the CSS variables in `theme.css`. */
export const theme: ThemeConfig = {
  cssVar: { prefix: 'ant' },
  token: {
    colorPrimary: themeColours[0],
    colorInfo: themeColours[0],
    borderRadius: 6,
    fontFamily:
      "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans', Helvetica, Arial, sans-serif",
  },
  components: {
    Menu: { itemBorderRadius: 6, activeBarBorderWidth: 0, itemMarginInline: 8 },
  },
}
