import { act } from '@testing-library/react'
import { Button, Checkbox, ConfigProvider, Input, InputNumber, Select, type ThemeConfig } from 'antd'
import { createRoot } from 'react-dom/client'

/** antd without motion. The name is given: under one that differs from test to test its values would be worked out anew for each. */
export const stillTheme: ThemeConfig = { token: { motion: false }, zeroRuntime: true, cssVar: { key: 'still' } }

// The values, and those of the commonest inputs, are kept as long as something is drawn by them: this is, unseen, between the tests. To work them out
// takes longer than to draw a field.
await act(async () =>
  createRoot(document.createElement('div')).render(
    <ConfigProvider theme={stillTheme}>
      <Button />
      <Checkbox />
      <Input />
      <InputNumber />
      <Select />
    </ConfigProvider>,
  ),
)
