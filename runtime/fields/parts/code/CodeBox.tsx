import { HistoryOutlined } from '@ant-design/icons'
import { Button, Dropdown, Select } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { type CodeField, type CodeMode, codeModes } from '../../../../schemas/fields/code'
import { defaults } from '../../../../schemas/json/propertyShapes'
import { usePageHost } from '../../../session/PageHost'
import { formatTime } from '../../../text/formatMoment'
import type { InputProps } from '../../FieldComponents'
import { cutText } from '../values'
import { keepCode, readCodeHistory } from './codeHistory'
import { codeLanguages } from './codeLanguages'
import { useCodeView } from './useCodeView'
import { useEscape } from './useEscape'
import './code.css'

/** The editor of code, with its language and what was written before. */
export function CodeBox(props: InputProps<CodeField>) {
  const { field, disabled, isInvalid } = props
  const { config } = field
  const { text } = usePageHost()
  const [mode, setMode] = useState<CodeMode>(config.language ?? defaults['CodeField.language'])
  const language = useMemo(() => codeLanguages[mode](), [mode])
  const container = useRef<HTMLDivElement>(null)
  const leave = (written: string) => {
    if (config.historyCode !== undefined && !disabled) keepCode(config.historyCode, written)
    props.onBlur?.()
  }
  useCodeView(container, { ...props, onLeave: leave }, language)
  const height = config.height ?? defaults['CodeField.height']
  return (
    <div className={isInvalid ? 'field-code field-code-invalid' : 'field-code'}>
      <div className="field-code-bar" role="toolbar" aria-label={field.title}>
        <Select
          size="small"
          aria-label={text('editors.codeLanguage')}
          value={mode}
          options={Object.entries(codeModes).map(([name, label]) => ({ value: name as CodeMode, label }))}
          onChange={setMode}
          popupMatchSelectWidth={false}
        />
        {config.historyCode !== undefined && !disabled && <HistoryMenu code={config.historyCode} onChoose={props.onChange} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the editor inside */}
      <div ref={container} role="presentation" style={{ height }} onKeyDown={useEscape()} />
    </div>
  )
}

/** What was written before; choosing one writes it again. */
function HistoryMenu({ code, onChoose }: { code: string; onChoose(text: string): void }) {
  const { text } = usePageHost()
  const [entries, setEntries] = useState(() => readCodeHistory(code))
  const items = entries.map((entry) => ({
    key: String(entry.at),
    label: `${formatTime(entry.at, 'YYYY-MM-DD HH:mm')}  ${cutText(entry.text.replaceAll(/\s+/g, ' '), 40)}`,
  }))
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(isOpen) => {
        if (isOpen) setEntries(readCodeHistory(code))
      }}
      menu={{
        items: items.length > 0 ? items : [{ key: 'none', label: text('editors.noCodeHistory'), disabled: true }],
        onClick: ({ key }) => {
          const entry = entries.find(({ at }) => String(at) === key)
          if (entry) onChoose(entry.text)
        },
      }}
    >
      <Button size="small" type="text" icon={<HistoryOutlined />}>
        {text('editors.codeHistory')}
      </Button>
    </Dropdown>
  )
}
