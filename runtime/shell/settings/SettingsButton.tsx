import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ComponentType, useState } from 'react'
import { importAgain } from '../../kit/importAgain'
import { showMessage } from '../../kit/notifications'
import { withArea } from '../../session/loadLanguage'
import { useText } from '../../text/useText'
import type { SettingsDrawerProps } from './SettingsDrawer'

const importDrawer = withArea('settings', () => import('./SettingsDrawer'))

/** Opens the settings. They are fetched when first asked for; without them the look cannot be changed, and that is said. */
export function SettingsButton() {
  const { text } = useText()
  const [isOpen, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<SettingsDrawerProps> | null>(null)
  const open = async () => {
    try {
      const SettingsDrawer = await importAgain(importDrawer, 'SettingsDrawer')
      setDrawer(() => SettingsDrawer)
      setOpen(true)
    } catch {
      showMessage('error', text('shell.themeFailed'))
    }
  }
  const name = text('shell.settings')
  return (
    <>
      <Button type="text" icon={<SettingOutlined />} aria-label={name} title={name} aria-haspopup="dialog" onClick={() => void open()} />
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
