import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { FullscreenButton, type useFullscreen } from '../picture/FullscreenButton'
import { PictureButton } from '../picture/PictureButton'
import { useMarkdownText } from './markdownTexts'
import { around, beforeLines, divider, link, type MarkdownTool, newTable, picture } from './markdownTools'

/** What of the text is seen. */
export type MarkdownMode = 'edit' | 'both' | 'preview'

interface MarkdownToolbarProps {
  mode: MarkdownMode
  onMode(mode: MarkdownMode): void
  onTool(tool: MarkdownTool): void
  fullscreen: ReturnType<typeof useFullscreen>
  onReading: InputProps<never>['onReading']
}

interface Tool {
  label: string
  icon: ReactNode
  run: MarkdownTool
}

/** The tools over a text in Markdown. */
export function MarkdownToolbar({ mode, onMode, onTool, fullscreen, onReading }: MarkdownToolbarProps) {
  const { text } = usePageHost()
  const say = useMarkdownText()
  const tools: Tool[] = [
    ...[1, 2, 3].map((n) => ({ label: text('editors.headingN', { n }), icon: `H${n}`, run: beforeLines(`${'#'.repeat(n)} `) })),
    { label: text('editors.bold'), icon: <BoldOutlined />, run: around('**') },
    { label: text('editors.italic'), icon: <ItalicOutlined />, run: around('*') },
    { label: say('strike'), icon: <StrikethroughOutlined />, run: around('~~') },
    { label: say('quote'), icon: '“', run: beforeLines('> ') },
    { label: say('code'), icon: <CodeOutlined />, run: around('`') },
    { label: text('editors.bulletList'), icon: <UnorderedListOutlined />, run: beforeLines('- ') },
    { label: text('editors.orderedList'), icon: <OrderedListOutlined />, run: beforeLines('{n}. ') },
    { label: text('editors.link'), icon: <LinkOutlined />, run: link },
    { label: text('editors.table'), icon: <TableOutlined />, run: newTable },
    { label: say('rule'), icon: <LineOutlined />, run: divider },
  ]
  return (
    <div className="rich-text-toolbar" role="toolbar" aria-label={text('editors.format')}>
      {mode !== 'preview' && (
        <>
          {tools.map(({ label, icon, run }) => (
            <Button key={label} size="small" type="text" icon={icon} aria-label={label} title={label} onClick={() => onTool(run)} />
          ))}
          <PictureButton onPut={(address, name) => onTool(picture(address, name))} onReading={onReading} />
        </>
      )}
      <Segmented
        size="small"
        aria-label={say('shown')}
        value={mode}
        options={(['edit', 'both', 'preview'] as const).map((value) => ({ value, label: say(value) }))}
        onChange={onMode}
      />
      <FullscreenButton {...fullscreen} />
    </div>
  )
}
