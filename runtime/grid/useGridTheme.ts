import { FastColor } from '@ant-design/fast-color'
import { theme } from 'antd'
import { type CSSProperties, useMemo } from 'react'

/** Colours and sizes of antd, handed to the grid as CSS variables; `grid.css` says where each is used. */
export function useGridTheme(): { className: string; style: CSSProperties } {
  const { token } = theme.useToken()
  return useMemo(
    () => ({
      className: new FastColor(token.colorBgBase).isDark() ? 'rdg-dark' : 'rdg-light',
      style: {
        '--rdg-background-color': token.colorBgContainer,
        '--rdg-color': token.colorText,
        '--rdg-border-color': token.colorBorderSecondary,
        '--rdg-summary-border-color': token.colorBorder,
        '--rdg-font-size': `${token.fontSize}px`,
        '--rdg-selection-color': token.colorPrimary,
        '--rdg-checkbox-focus-color': token.colorPrimary,
        '--rdg-row-selected-background-color': token.controlItemBgActive,
        '--rdg-row-selected-hover-background-color': token.controlItemBgActiveHover,
        '--grid-muted': token.colorTextDescription,
        '--grid-error': token.colorError,
        '--grid-error-background': token.colorErrorBg,
        '--grid-radius': `${token.borderRadiusLG}px`,
        '--grid-primary': token.colorPrimary,
      } as CSSProperties,
    }),
    [token],
  )
}
