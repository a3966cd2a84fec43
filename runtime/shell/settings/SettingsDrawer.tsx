import { Button } from 'antd'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { translate } from '../../../schemas/language/SourceText'
import { Drawer } from '../../kit/Drawer'
import { chooseGridSize, gridSizes, useGridSize } from '../../session/gridSize'
import { gridSizeTexts } from '../../session/gridSizeTexts'
import { userAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { BrowserNoticeToggle } from '../notices/BrowserNoticeToggle'
import { Choice } from './Choice'
import { ColourChoice } from './ColourChoice'
import {
  contentWidthAtom,
  contentWidths,
  hidesHeaderAtom,
  isHeaderFixedAtom,
  isMultiPageAtom,
  isSiderFixedAtom,
  isWeakAtom,
  layoutAtom,
  layoutModes,
  menuThemeAtom,
  menuThemes,
  themeModeAtom,
  themeModes,
} from './preferences'
import { resetPreferencesAtom } from './resetPreferences'
import { TimeZoneChoice } from './TimeZoneChoice'
import { Toggle } from './Toggle'
import { changeThemeAtom } from './theme'
import { useMultiPageSwitch } from './useMultiPageSwitch'
import './settings.css'

export interface SettingsDrawerProps {
  isOpen: boolean
  onClose(): void
}

/** The settings of the product. Each takes effect at once and is kept for the user. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  const { text } = useText()
  const reset = useSetAtom(resetPreferencesAtom)
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={text('settings.title')}
      size="min(340px, 100vw)"
      // What is chosen is seen on the page at once, so nothing darkens it.
      styles={{ mask: { background: 'transparent' } }}
      classNames={{ body: 'pw-settings' }}
      footer={
        <Button block onClick={() => reset()}>
          {text('settings.reset')}
        </Button>
      }
    >
      <ThemeSettings />
      <LayoutSettings />
      <OtherSettings />
      <p className="pw-soft">{text('settings.kept')}</p>
    </Drawer>
  )
}

function ThemeSettings() {
  const { text } = useText()
  const [menuTheme, setMenuTheme] = useAtom(menuThemeAtom)
  const change = useSetAtom(changeThemeAtom)
  const menuTexts = { light: 'settings.menuLight', dark: 'settings.menuDark' } as const
  const themeModeTexts = { light: 'settings.lookLight', dark: 'settings.lookDark', system: 'settings.lookSystem' } as const
  return (
    <>
      <Choice
        label={text('settings.look')}
        values={themeModes}
        textOf={(kind) => text(themeModeTexts[kind])}
        value={useAtomValue(themeModeAtom)}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={text('settings.menuTheme')}
        values={menuThemes}
        textOf={(theme) => text(menuTexts[theme])}
        value={menuTheme}
        onChange={setMenuTheme}
      />
      <ColourChoice />
    </>
  )
}

function LayoutSettings() {
  const { text } = useText()
  const [layout, setLayout] = useAtom(layoutAtom)
  const [width, setWidth] = useAtom(contentWidthAtom)
  const [isHeaderFixed, setHeaderFixed] = useAtom(isHeaderFixedAtom)
  const [hidesHeader, setHidesHeader] = useAtom(hidesHeaderAtom)
  const [isSiderFixed, setSiderFixed] = useAtom(isSiderFixedAtom)
  const widthTexts = { ByPage: 'settings.fixed', Fixed: 'settings.allFixed', Fluid: 'settings.fluid' } as const
  return (
    <>
      <Choice
        label={text('settings.layout')}
        values={layoutModes}
        textOf={(mode) => text(`settings.${mode}`)}
        value={layout}
        onChange={setLayout}
      />
      <Choice
        label={text('settings.contentWidth')}
        values={contentWidths}
        textOf={(kind) => text(widthTexts[kind])}
        value={width}
        onChange={setWidth}
      />
      <Toggle label={text('settings.fixedHeader')} isOn={isHeaderFixed} onChange={setHeaderFixed} />
      <Toggle
        label={text('settings.hideHeader')}
        hint={isHeaderFixed ? undefined : text('settings.hideHeaderHint')}
        isOn={hidesHeader && isHeaderFixed}
        isDisabled={!isHeaderFixed}
        onChange={setHidesHeader}
      />
      <Toggle
        label={text('settings.fixedSider')}
        hint={layout === 'topmenu' ? text('settings.fixedSiderHint') : undefined}
        isOn={isSiderFixed && layout === 'sidemenu'}
        isDisabled={layout === 'topmenu'}
        onChange={setSiderFixed}
      />
    </>
  )
}

function OtherSettings() {
  const { text, language } = useText()
  const change = useSetAtom(changeThemeAtom)
  const switchMultiPage = useMultiPageSwitch()
  const userId = useAtomValue(userAtom)?.id
  return (
    <>
      <Choice
        label={translate(gridSizeTexts.label, language)}
        values={gridSizes}
        textOf={(size) => translate(gridSizeTexts[size], language)}
        value={useGridSize(userId)}
        onChange={(size) => chooseGridSize(userId, size)}
      />
      <TimeZoneChoice />
      <Toggle
        label={text('settings.weak')}
        hint={text('settings.weakHint')}
        isOn={useAtomValue(isWeakAtom)}
        onChange={(isWeak) => change({ isWeak })}
      />
      <Toggle
        label={text('settings.multiPage')}
        isOn={useAtomValue(isMultiPageAtom)}
        onChange={(isMulti) => void switchMultiPage(isMulti)}
      />
      <BrowserNoticeToggle />
    </>
  )
}
