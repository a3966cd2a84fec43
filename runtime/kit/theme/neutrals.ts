import { surfaces } from './shades.ts'
import type { Theme } from './Theme.ts'

/** Grounds, texts and lines, by their names in antd's themes. */
export function neutrals({ isDark, isWeak }: Pick<Theme, 'isDark' | 'isWeak'>) {
  const { ground, surface, raised } = surfaces[isDark ? 'dark' : 'light']
  const common = { colorBgLayout: ground, colorBgContainer: surface, colorBgElevated: raised }
  if (isDark) {
    return {
      ...common,
      colorText: '#e6e9ee',
      colorTextSecondary: '#b4bcc8',
      colorTextTertiary: isWeak ? '#b4bcc8' : '#98a2b3',
      colorBorder: isWeak ? '#8b95a5' : '#465160',
      colorBorderSecondary: isWeak ? '#5a6675' : '#2b323b',
      colorBgSpotlight: '#3a434f',
    }
  }
  return {
    ...common,
    colorText: '#1f2733',
    colorTextSecondary: '#4b5563',
    colorTextTertiary: isWeak ? '#4b5563' : '#5d6675',
    colorBorder: isWeak ? '#6b7482' : '#d3d8df',
    colorBorderSecondary: isWeak ? '#98a2b3' : '#e6e9ee',
  }
}
