import { act } from '@testing-library/react'
import { Button, Checkbox, ConfigProvider, Input, InputNumber, Select, type ThemeConfig } from 'antd'
import { createRoot } from 'react-dom/client'

/** antd without motion. The name is given: under one that differs from test to test its values would be worked out anew for each. */
export const stillTheme: ThemeConfig = { token: { motion: false }, zeroRuntime: true, cssVar: { key: 'still' } }

let kept: Promise<void> | undefined

/**
 * Keeps the values of that theme, and those of the commonest inputs, from the first test on: they stay as long as something is drawn by them, and this is,
 * unseen. To work them out takes longer than to draw a field.
 */
export function keepTheme(): Promise<void> {
  kept ??= draw()
  return kept
}

async function draw(): Promise<void> {
  await act(async () => createRoot(document.createElement('div')).render(commonest))
}

const commonest = (
  <ConfigProvider theme={stillTheme}>
    <Button />
    <Checkbox />
    <Input />
    <InputNumber />
    <Select />
  </ConfigProvider>
)
