import { ArrowLeftOutlined, CloudUploadOutlined, HistoryOutlined, LinkOutlined, SaveOutlined } from '@ant-design/icons'
import { Button, Space, Tag } from 'antd'
import { Link } from 'react-router-dom'
import { useText } from '../../text/useText'
import type { DraftSnapshot } from '../draft/DraftKeeper'
import { SaveLine } from './SaveLine'

interface EditorBarProps {
  code: string
  title: string
  /** What the page is for; empty when it does not say. */
  description: string
  draft: DraftSnapshot
  canWrite: boolean
  canPublish: boolean
  onSave(): void
  onPublish(): void
  onHistory(): void
  onOpen(): void
}

/** The bar above the editor: which page it is, whether it is saved, and what can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { text } = useText()
  const { draft } = props
  return (
    <header className="pw-studio-bar">
      <Link to="/studio" aria-label={text('studio.back')} title={text('studio.back')}>
        <ArrowLeftOutlined />
      </Link>
      <h1 className="pw-studio-title">
        {props.title} {props.title !== props.code && <small>{props.code}</small>}
      </h1>
      {props.description !== '' && (
        <p className="pw-studio-description" title={props.description}>
          {props.description}
        </p>
      )}
      {props.canWrite ? <SaveLine draft={draft} /> : <Tag>{text('studio.readOnly')}</Tag>}
      <Space wrap className="pw-studio-actions">
        {draft.draft?.base !== null && (
          <Button icon={<LinkOutlined />} onClick={props.onOpen}>
            {text('studio.open')}
          </Button>
        )}
        <Button icon={<HistoryOutlined />} onClick={props.onHistory}>
          {text('studio.history')}
        </Button>
        {props.canWrite && (
          <Button
            icon={<SaveOutlined />}
            title={text('studio.saveKey')}
            aria-keyshortcuts="Control+S Meta+S"
            disabled={draft.state === 'saved' || draft.conflict !== null}
            onClick={props.onSave}
          >
            {text('studio.save')}
          </Button>
        )}
        {props.canPublish && (
          <Button type="primary" icon={<CloudUploadOutlined />} onClick={props.onPublish}>
            {text('studio.publish')}
          </Button>
        )}
      </Space>
    </header>
  )
}
